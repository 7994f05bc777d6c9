declare module 'zzfx' {
  /** Volume, randomness, frequency and seventeen more numbers; see the package's readme. */
  export function zzfx(...numbers: readonly (number | undefined)[]): AudioBufferSourceNode;
}
