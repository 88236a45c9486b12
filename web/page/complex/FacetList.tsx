import { useEffect, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { counted } from '../../../src/text/counted.js';
import type { Explorer } from '../useExplorer.js';
import { withFace } from './ChosenFace.js';
import { markOf, type ShownFaces } from './markFaces.js';

/** So many facets are shown at a time. */
const AT_A_TIME = 100;

interface FacetListProps {
  readonly facets: readonly (readonly string[])[];
  readonly explorer: Explorer;
  readonly faces: ShownFaces | undefined;
}

/** The facets by dimension; each can be chosen as a face. */
export function FacetList({ facets, explorer: { shown, show }, faces }: FacetListProps): JSX.Element {
  const [most, setMost] = useState(AT_A_TIME);
  useEffect(() => setMost(AT_A_TIME), [facets]);
  const left = facets.length - most;
  const sizes = [...new Set(facets.map(({ length }) => length))].sort((a, b) => b - a);
  const listed = [...facets].sort((a, b) => b.length - a.length).slice(0, most);
  if (facets.length === 0) return <p class="nothing">The void complex has no facets.</p>;
  return (
    <div class="facet-list">
      {sizes.map((size) => {
        const own = listed.filter(({ length }) => length === size);
        const count = facets.filter(({ length }) => length === size).length;
        return own.length === 0 ? null : (
          <div key={size}>
            <h3>
              {counted(count, 'facet')} of dimension {size - 1}
            </h3>
            <ul>
              {own.map((facet) => (
                <li key={facet.join(' ')}>
                  <button type="button" class={markOf(facet, faces)} onClick={() => show(withFace(shown, facet))}>
                    {facet.length === 0 ? '∅' : facet.join(' ')}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      {left <= 0 ? null : (
        <button type="button" onClick={() => setMost(most + AT_A_TIME)}>
          and {left} more
        </button>
      )}
    </div>
  );
}
