import { useCallback, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import type { View } from '../address.js';
import { PROGRAMS } from '../messages.js';
import { Ideal } from './Ideal.js';
import { markFaces, type ShownFaces } from './markFaces.js';
import { Picture } from './Picture.js';
import { PropertyRows } from './PropertyRows.js';
import type { Explorer } from './useExplorer.js';

/** The legal or the illegal complex of the position, its numbers and both ideals. */
export function ComplexPane({ explorer }: { readonly explorer: Explorer }): JSX.Element {
  const { shown, found, show, ask } = explorer;
  const [exported, setExported] = useState('');
  const [faces, setFaces] = useState<ShownFaces>();
  const mark = useCallback((svg: SVGSVGElement) => markFaces(svg, faces), [faces]);
  const { complex, refused } = found;
  const exportTo = async (program: string): Promise<void> => {
    setExported(await ask('export', program).catch((error: Error) => error.message));
  };
  return (
    <section class="complex" aria-labelledby="complex-title">
      <h2 id="complex-title">Complex</h2>
      <div class="views" role="group" aria-label="Which complex">
        {(['legal', 'illegal'] as const).map((view: View) => (
          <button key={view} type="button" aria-pressed={shown.view === view} onClick={() => show({ view })}>
            {view}
          </button>
        ))}
        <span class="counts">{complex?.counts ?? ''}</span>
      </div>
      <Picture
        svg={complex?.pictures[shown.view] ?? ''}
        otherwise={refused['complex']?.message ?? (complex === undefined ? '' : 'Too large to be drawn.')}
        mark={mark}
      />
      <dl>
        <div class="row">
          <dt>facets</dt>
          <dd id="facets" class="listed">
            {complex?.facets ?? ''}
          </dd>
        </div>
        <div class="row">
          <dt>minimal nonfaces</dt>
          <dd id="nonfaces" class="listed">
            {complex?.nonfaces ?? ''}
          </dd>
        </div>
        <Ideal id="legal-ideal" title="legal ideal" text={complex?.legalIdeal ?? ''} />
        <Ideal id="illegal-ideal" title="illegal ideal" text={complex?.illegalIdeal ?? ''} />
        <div class="row">
          <dt>f-vector</dt>
          <dd id="f-vector">{complex?.fVector ?? ''}</dd>
        </div>
        <div class="row">
          <dt>h-vector</dt>
          <dd>{complex?.hVector ?? ''}</dd>
        </div>
      </dl>
      {found.opened !== undefined && refused['complex']?.isUndecided !== false ? (
        <PropertyRows explorer={explorer} onShow={setFaces} />
      ) : null}
      <h3>For other programs</h3>
      <div class="moves">
        {Object.entries(PROGRAMS).map(([program, name]) => (
          <button key={program} type="button" onClick={() => void exportTo(program)}>
            {name}
          </button>
        ))}
      </div>
      {exported === '' ? null : <pre class="exported">{exported}</pre>}
    </section>
  );
}
