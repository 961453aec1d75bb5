/** What the menu of a table can show. */
export type View = "main" | "back" | "end" | "resign" | "links" | "notes" | "contact" | "orders" | "standin" | "keys";
