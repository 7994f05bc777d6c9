/** Canvases as CSS backgrounds. */

/** An object URL of a baked surface, for `background-image: url(…)`; release it with URL.revokeObjectURL. */
export function surfaceUrl(canvas: HTMLCanvasElement): Promise<string> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(URL.createObjectURL(blob));
      else reject(new Error('the surface could not be encoded'));
    });
  });
}
