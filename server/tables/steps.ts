/** Secret answers of one person between two public steps that can be told apart. */
const FINEST = 1024;

/**
 * Steps as they are told. The length of the log would tell each of how many answers the others have given in
 * secret; so whole steps count what everybody may know, and one's own secret answers lie between two of them:
 * 12 + 1/1024, 12 + 2/1024 …
 */
export class Steps {
  /** Length of the log after each public step; the opening is step 1. */
  private readonly places = [0, 1];
  private readonly secrets: { readonly place: number; readonly person: string }[] = [];

  /** An act that everybody may know of made the log this long. */
  happened(place: number): void {
    this.places.push(place);
  }

  /** A secret answer of this person made the log this long. */
  secret(place: number, person: string): void {
    this.secrets.push({ place, person });
  }

  /** The first public step that told of what was written at this place of the log. */
  toldOf(place: number): number {
    const step = this.places.findIndex((length) => length > place);
    return step < 0 ? this.public : step;
  }

  get public(): number {
    return this.places.length - 1;
  }

  /** The last step that this person may know of; '' for a spectator. */
  toldTo(person: string): number {
    const own = this.ownAfter(this.public, person).length;
    return this.public + Math.min(own, FINEST - 1) / FINEST;
  }

  /** Length that the log had at a step that was told to this person. */
  placeOf(step: number, person: string): number {
    const whole = Math.min(Math.floor(step), this.public);
    const part = Math.round((step - whole) * FINEST);
    return (part > 0 && this.ownAfter(whole, person)[part - 1]) || this.places[whole];
  }

  /** Places of the person's secret answers between this public step and the next one. */
  private ownAfter(step: number, person: string): number[] {
    const [from, to] = [this.places[step], this.places[step + 1] ?? Number.POSITIVE_INFINITY];
    const own: number[] = [];
    for (let i = this.secrets.length - 1; i >= 0 && this.secrets[i].place > from; i--) {
      const { place, person: by } = this.secrets[i];
      if (place < to && by === person && person !== '') own.unshift(place);
    }
    return own;
  }
}
