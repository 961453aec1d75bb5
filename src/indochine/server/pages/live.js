// Live updates over fetch, because EventSource cannot send a token: a line that breaks is taken up again where
// it broke, and exactly what was missed comes first.

const PAUSE = 2000;
const REFUSED = [400, 401, 403, 404];

export async function follow(address, headers, on) {
  let last = null;
  for (;;) {
    const resume = last === null ? {} : { "Last-Event-ID": last };
    const answer = await fetch(address, { headers: { ...headers, ...resume } }).catch(() => null);
    if (answer && REFUSED.includes(answer.status)) return on.closed();
    if (answer?.ok) {
      on.back();
      for await (const message of messages(answer.body)) {
        if (message.event === "closed") return on.closed();
        await on[message.event](JSON.parse(message.data));
        last = message.id;
      }
    }
    on.lost();
    await new Promise((done) => setTimeout(done, PAUSE));
  }
}

async function* messages(body) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read().catch(() => ({ done: true }));
    if (done) return;
    text += value;
    const parts = text.split("\n\n");
    text = parts.pop();
    for (const part of parts) if (!part.startsWith(":")) yield message(part);
  }
}

function message(part) {
  const fields = part.split("\n").map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2)]);
  return Object.fromEntries(fields);
}
