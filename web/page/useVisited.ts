import { useEffect, useState } from 'preact/hooks';
import type { Shown } from '../address.js';

/** A source with its position. */
export type Place = Pick<Shown, 'source' | 'position'>;

/** So many places are kept. */
const MOST = 50;

/** The places that were shown since the page was loaded, each once, the last first. @param isOpen could it be read? */
export function useVisited({ source, position }: Place, isOpen: boolean): readonly Place[] {
  const [visited, setVisited] = useState<readonly Place[]>([]);
  const words = position.join(' ');
  useEffect(() => {
    if (!isOpen) return;
    setVisited((before) => {
      const others = before.filter((place) => !isSamePlace(place, { source, position }));
      return [{ source, position }, ...others].slice(0, MOST);
    });
  }, [source, words, isOpen]);
  return visited;
}

export function isSamePlace(a: Place, b: Place): boolean {
  return a.source === b.source && a.position.join(' ') === b.position.join(' ');
}
