import { useCallback, useEffect, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import type { LiteralAnswer, MatchedPiece } from '../../comparison.js';
import { Picture } from '../Picture.js';
import { Lines } from './Lines.js';
import { markPairs } from './markPairs.js';

interface ComparedGamesProps {
  /** As SVG. */
  readonly pictures: readonly [first: string, second: string];
  readonly names: readonly [string, string];
  /** Not yet known, if missing. */
  readonly literal: LiteralAnswer | undefined;
  readonly refusal: string;
}

const NO_PAIRS: LiteralAnswer['pairs'] = [];

/** Two games side by side, with which piece of one goes to which of the other where they are isomorphic. */
export function ComparedGames({ pictures, names, literal, refusal }: ComparedGamesProps): JSX.Element {
  const [chosen, setChosen] = useState<number>();
  const pairs = literal?.pairs ?? NO_PAIRS;
  useEffect(() => setChosen(undefined), [pairs]);
  const toggle = (number: number): void => setChosen(chosen === number ? undefined : number);
  return (
    <>
      <div class="compared">
        {pictures.map((picture, i) => (
          <DrawnGame
            key={i}
            heading={`${'GH'[i]!}: ${names[i]!}`}
            picture={picture}
            pieces={pairs.map((pair) => pair[i]!)}
            chosen={chosen}
            onChoose={toggle}
          />
        ))}
      </div>
      <h3>Literal equality</h3>
      <Lines id="literal" lines={literal?.lines} refusal={refusal} />
      {pairs.length === 0 ? null : <PairTable pairs={pairs} chosen={chosen} onChoose={toggle} />}
    </>
  );
}

interface DrawnGameProps {
  readonly heading: string;
  readonly picture: string;
  readonly pieces: readonly MatchedPiece[];
  readonly chosen: number | undefined;
  readonly onChoose: (number: number) => void;
}

function DrawnGame({ heading, picture, pieces, chosen, onChoose }: DrawnGameProps): JSX.Element {
  const marked = JSON.stringify(pieces);
  const mark = useCallback((svg: SVGSVGElement) => markPairs(svg, pieces, chosen), [marked, chosen]);
  const pick = (element: Element): void => {
    const number = element.closest('[data-pair]')?.getAttribute('data-pair');
    if (number !== null && number !== undefined) onChoose(Number(number));
  };
  return (
    <figure>
      <figcaption>{heading}</figcaption>
      <Picture svg={picture} otherwise="No board is drawn." mark={mark} onPick={pick} />
    </figure>
  );
}

interface PairTableProps {
  readonly pairs: LiteralAnswer['pairs'];
  readonly chosen: number | undefined;
  readonly onChoose: (number: number) => void;
}

const SHAPES = { L: '●', R: '■' } as const;

/** A row for each pair; its button makes the pair stand out on both boards. */
function PairTable({ pairs, chosen, onChoose }: PairTableProps): JSX.Element {
  const inWords = ({ label, player }: MatchedPiece): string =>
    `${label} ${player === undefined ? '◆' : SHAPES[player]}`;
  return (
    <div class="pairs" tabIndex={0} role="region" aria-label="Isomorphism">
      <table>
        <caption>Isomorphism: which piece goes to which (● Left, ■ Right, ◆ either)</caption>
        <thead>
          <tr>
            <th scope="col">pair</th>
            <th scope="col">in G</th>
            <th scope="col">in H</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(([from, to], i) => (
            <tr key={i}>
              <th scope="row">
                <button
                  type="button"
                  aria-label={`Show pair ${i + 1} on both boards`}
                  aria-pressed={chosen === i + 1}
                  onClick={() => onChoose(i + 1)}
                >
                  {i + 1}
                </button>
              </th>
              <td>{inWords(from)}</td>
              <td>{inWords(to)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
