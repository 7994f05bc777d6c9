/** A silhouette from icons.ts. Decoration: what it stands for is always written or labelled beside it. */
export function Icon({ path }: { path: string }) {
  return (
    <svg class="icon" viewBox="0 0 512 512" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
