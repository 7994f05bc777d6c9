import { useEffect, useRef } from 'preact/hooks';

/** Paints wood and felt behind the page once it stands; the style sheet's own colours serve until then. */
export function useSurfaces() {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      void import('./paint-surfaces.ts').then(
        ({ paintSurfaces }) => page.current && paintSurfaces(page.current),
      );
    }, 30);
    return () => clearTimeout(timer);
  }, []);
  return page;
}
