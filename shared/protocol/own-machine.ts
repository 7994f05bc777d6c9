/** Names by which a machine calls itself: to everybody else they are their own machine. As a URL's `hostname` has them. */
const OWN_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

export const isOwnName = (hostname: string): boolean => OWN_NAMES.has(hostname);
