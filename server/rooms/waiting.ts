/** One timer that is begun anew, or ended, as often as one likes. */
export class Waiting {
  private timer: NodeJS.Timeout | null = null;

  get running(): boolean {
    return this.timer !== null;
  }

  begin(ms: number, call: () => void): void {
    this.end();
    this.timer = setTimeout(() => {
      this.timer = null;
      call();
    }, ms);
  }

  end(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }
}
