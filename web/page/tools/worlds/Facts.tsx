import type { JSX } from 'preact';
import type { FactRow } from '../../../worlds.js';

/** What is known of an object, a line each. */
export function Facts({ rows, id }: { readonly rows: readonly FactRow[]; readonly id: string }): JSX.Element {
  return (
    <dl id={id}>
      {rows.map(([what, answer]) => (
        <div class="row" key={what}>
          <dt>{what}</dt>
          <dd tabIndex={answer.length > 200 ? 0 : undefined}>{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
