export function findChromium(): string | null;
export function bringChromium(): { path: string | null; why: string };
