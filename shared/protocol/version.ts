/** Changes with every change that an older client could not follow; the server refuses older ones politely. */
export const PROTOCOL = 4;
