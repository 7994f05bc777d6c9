/**
 * Copies what stands in a field; says whether it is in the clipboard now. A page without TLS, as on one's own
 * network, has no clipboard of its own: there the text is marked and copied the old way, or by hand.
 */
export async function copyFrom(field: HTMLInputElement | null): Promise<boolean> {
  if (!field) return false;
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.select();
    return document.execCommand('copy');
  }
}
