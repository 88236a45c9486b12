import type { ComponentChildren, JSX } from 'preact';
import { Facts } from './Facts.js';
import { Searching } from './Searching.js';
import type { Asked } from '../../useAnswer.js';

interface RowProps<T extends 'latticeStrata' | 'latticeQuotient'> {
  readonly asked: Asked<T>;
  readonly isWanted: boolean;
  readonly onWant: (isWanted: boolean) => void;
}

/** The affine stratification of the P-positions. */
export function Strata({ asked, isWanted, onWant }: RowProps<'latticeStrata'>): JSX.Element {
  const { answer } = asked;
  return (
    <Row title="Affine stratification of the P-positions" id="strata" isWanted={isWanted} onWant={onWant}>
      <Searching asked={asked} id="strata-error" what="strata" />
      {answer === undefined ? null : (
        <>
          <Facts rows={answer.facts} id="strata-facts" />
          <ol id="strata-list">
            {answer.strata.map(({ text, points }) => (
              <li key={text}>
                {text} <span class="counts">({points.length} drawn)</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </Row>
  );
}

/** The quotient by congruence, the misère quotient in misère play. */
export function Quotient({ asked, isWanted, onWant }: RowProps<'latticeQuotient'>): JSX.Element {
  const { answer } = asked;
  return (
    <Row title="Quotient" id="quotient" isWanted={isWanted} onWant={onWant}>
      <Searching asked={asked} id="quotient-error" what="the quotient" />
      {answer === undefined ? null : (
        <>
          <Facts rows={answer.facts} id="quotient-facts" />
          {answer.found ? (
            <table>
              <thead>
                <tr>
                  {['coordinate', 'element', 'index', 'period'].map((title) => (
                    <th key={title} scope="col">
                      {title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody id="quotient-generators">
                {answer.generators.map((cells) => (
                  <tr key={cells[0]}>
                    {cells.map((cell, i) => (
                      <td key={i}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          ) : null}
          {answer.equations.length === 0 ? null : (
            <pre class="answer" id="quotient-equations" tabIndex={0} aria-label="Equations">
              {answer.equations.join('\n')}
            </pre>
          )}
        </>
      )}
    </Row>
  );
}

interface FoldProps {
  readonly title: string;
  readonly id: string;
  readonly isWanted: boolean;
  readonly onWant: (isWanted: boolean) => void;
  readonly children: ComponentChildren;
}

/** What is searched when it is asked for. */
function Row({ title, id, isWanted, onWant, children }: FoldProps): JSX.Element {
  return (
    <div class="theory">
      <h3>
        <button
          type="button"
          id={`${id}-button`}
          aria-expanded={isWanted}
          aria-controls={id}
          onClick={() => onWant(!isWanted)}
        >
          {isWanted ? '▾' : '▸'} {title}
        </button>
      </h3>
      <div id={id}>{isWanted ? children : null}</div>
    </div>
  );
}
