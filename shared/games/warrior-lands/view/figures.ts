/** A figure as the rulebook prints it: 3 is "1-3", 1 is "1". */
export const upTo = (figure: number): string => (figure > 1 ? `1-${figure}` : '1');
