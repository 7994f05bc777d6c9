import type { Design, Place } from '../../shared/design/design.ts';

/** What tests ask of the open designer. */
declare global {
  interface Window {
    pewterDesigner?: {
      /** Middle of a hex in CSS px of the window. */
      pointOf(place: Place): { readonly x: number; readonly y: number };
      design(): Design;
      /** Corners of the picture while it is in the hand, CSS px of the window. */
      pictureHandles(): readonly { readonly x: number; readonly y: number }[];
    };
  }
}
