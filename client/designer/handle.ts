import type { Design, Place } from '../../shared/design/design.ts';

/** What tests ask of the open designer. */
declare global {
  interface Window {
    pewterDesigner?: {
      /** Middle of a hex in CSS px of the window. */
      pointOf(place: Place): { readonly x: number; readonly y: number };
      design(): Design;
    };
  }
}
