import { useState } from 'preact/hooks';
import type { JSX } from 'preact';
import type { View } from '../../address.js';
import { CommandLine } from '../CommandLine.js';
import { Exports } from '../Exports.js';
import { LongText } from '../LongText.js';
import { PropertyRows } from '../PropertyRows.js';
import type { Explorer } from '../useExplorer.js';
import { useLater } from '../useLater.js';
import { ChosenFace, chosenFace } from './ChosenFace.js';
import { Dualities } from './Dualities.js';
import { focusable } from './focusable.js';
import { Polynomial, polynomialAsText } from './Formula.js';
import { Forms } from './Forms.js';
import { Ideal } from './Ideal.js';
import type { ShownFaces } from './markFaces.js';

/** The legal or the illegal complex of the position, its numbers and both ideals. */
export function ComplexPane({ explorer }: { readonly explorer: Explorer }): JSX.Element {
  const { shown, found, show } = explorer;
  const [steps, setSteps] = useState<ShownFaces>();
  const { complex, refused } = found;
  const face = chosenFace(shown);
  const isShown = useLater(found.opened) !== undefined;
  const isThere = found.opened !== undefined && refused['complex']?.isUndecided !== false;
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
      <Forms explorer={explorer} faces={steps ?? (face.length === 0 ? undefined : { now: [face], before: [] })} />
      {isThere ? (
        <>
          <ChosenFace explorer={explorer} />
          <h3>Complexes and ideals</h3>
          <Dualities explorer={explorer} />
        </>
      ) : null}
      <dl>
        <div class="row">
          <dt>facets</dt>
          <dd class="listed" tabIndex={focusable(complex?.facets)}>
            <LongText id="facets" text={complex?.facets ?? ''} />
          </dd>
        </div>
        <div class="row">
          <dt>minimal nonfaces</dt>
          <dd class="listed" tabIndex={focusable(complex?.nonfaces)}>
            <LongText id="nonfaces" text={complex?.nonfaces ?? ''} />
          </dd>
        </div>
        <Ideal view="legal" text={complex?.legalIdeal ?? ''} explorer={explorer} />
        <Ideal view="illegal" text={complex?.illegalIdeal ?? ''} explorer={explorer} />
        <div class="row">
          <dt>f-vector</dt>
          <dd id="f-vector">{complex?.fVector ?? ''}</dd>
        </div>
        <div class="row">
          <dt>h-vector</dt>
          <dd>{complex?.hVector ?? ''}</dd>
        </div>
        {complex === undefined || complex.profile.length === 0 ? null : (
          <div class="row">
            <dt>positions by pieces of Left (x) and Right (y)</dt>
            <dd id="profile" tabIndex={focusable(polynomialAsText(complex.profile))}>
              <span class="unseen">{polynomialAsText(complex.profile)}</span>
              <Polynomial coefficients={complex.profile} />
            </dd>
          </div>
        )}
      </dl>
      {isThere && isShown ? <PropertyRows explorer={explorer} onShow={setSteps} /> : null}
      <Exports explorer={explorer} of="complex" />
      <CommandLine command="analyze" shown={shown} options={shown.view === 'illegal' ? ['--illegal'] : []} />
    </section>
  );
}
