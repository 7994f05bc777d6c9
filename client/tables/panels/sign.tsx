/** The sign in front of a line: a letter in its own colour until it has a drawing of its own. */
export function Sign({ name }: { name: string }) {
  return (
    <i class={`sign sign-${name}`} aria-hidden="true">
      {name.slice(0, 1).toUpperCase()}
    </i>
  );
}
