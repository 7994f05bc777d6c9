/** Designs of one's own are shown so many at a time: each may carry a picture under its map. No schema is in here, so that the first page stays small. */
export const CARDS_AT_ONCE = 8;
