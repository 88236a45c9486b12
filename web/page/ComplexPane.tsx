import { useCallback, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import type { View } from '../address.js';
import { CommandLine } from './CommandLine.js';
import { Exports } from './Exports.js';
import { Ideal } from './Ideal.js';
import { markFaces, type ShownFaces } from './markFaces.js';
import { Picture } from './Picture.js';
import { PropertyRows } from './PropertyRows.js';
import { SavePicture } from './SavePicture.js';
import type { Explorer } from './useExplorer.js';

/** The legal or the illegal complex of the position, its numbers and both ideals. */
export function ComplexPane({ explorer }: { readonly explorer: Explorer }): JSX.Element {
  const { shown, found, show } = explorer;
  const [faces, setFaces] = useState<ShownFaces>();
  const mark = useCallback((svg: SVGSVGElement) => markFaces(svg, faces), [faces]);
  const { complex, refused } = found;
  return (
    <section class="complex" aria-labelledby="complex-title">
      <h2 id="complex-title" tabIndex={-1}>
        Complex
      </h2>
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
      <SavePicture svg={complex?.pictures[shown.view] ?? ''} name={`${shown.view}-complex`} />
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
      <Exports explorer={explorer} />
      <CommandLine command="analyze" shown={shown} options={shown.view === 'illegal' ? ['--illegal'] : []} />
    </section>
  );
}
