/**
 * Copies what stands in a field, and marks it; says whether it is in the clipboard now. A page without TLS, as on
 * one's own network, has no clipboard of its own: there the marked text is copied the old way.
 */
export async function copyFrom(field: HTMLInputElement | null): Promise<boolean> {
  if (!field) return false;
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.select();
    return document.execCommand('copy');
  }
}
