import { createHash, randomBytes, randomInt } from 'node:crypto';

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A table's id as it stands in its link: ten letters and digits that are easy to tell apart. */
export const newTableId = () => Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** 32 bytes in hex. */
export const newSeed = () => randomBytes(32).toString('hex');

/** The secret of a handover link: 24 bytes, 32 letters. */
export const newSecret = () => randomBytes(24).toString('base64url');

/** Browsers' and links' secrets are kept as SHA-256 only: a stolen data file opens no seat. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Whoever has it may change a design: 32 hex digits in its edit link. */
export const newDesignSecret = (): string => randomBytes(16).toString('hex');
