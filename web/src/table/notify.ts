// A word from the system when it becomes the player's turn and the page is out of sight.

export function canNotify(): boolean {
  return "Notification" in globalThis && Notification.permission !== "denied";
}

export function notifies(): boolean {
  return "Notification" in globalThis && Notification.permission === "granted";
}

export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

export function notify(title: string, body: string, tag: string): void {
  if (!document.hidden || !notifies()) return;
  const note = new Notification(title, { body, tag });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
