import { useRef } from 'preact/hooks';
import type { JSX } from 'preact';
import { counted } from '../../../src/text/counted.js';
import type { EdgesAnswer } from '../../complexViews.js';
import type { Explorer } from '../useExplorer.js';
import { SavePicture } from '../SavePicture.js';
import { standalone } from '../standalone.js';
import { chosenFace, withFace } from './ChosenFace.js';
import { faceAfterClick, markOf, type ShownFaces } from './markFaces.js';

/** The side of a cell, and the room of a label. */
const [CELL, LABEL] = [16, 44];
/** Longer labels are cut off. */
const LONGEST = 5;

interface AdjacencyProps {
  readonly answer: EdgesAnswer;
  readonly explorer: Explorer;
  readonly faces: ShownFaces | undefined;
}

/** The edges as a matrix: a cell is filled where its row and its column are joined. */
export function Adjacency({
  answer: { labels, edges },
  explorer: { shown, show },
  faces,
}: AdjacencyProps): JSX.Element {
  const size = LABEL + labels.length * CELL;
  const at = (i: number): number => LABEL + i * CELL;
  const short = (label: string): string => (label.length > LONGEST ? `${label.slice(0, LONGEST)}…` : label);
  const both = edges.flatMap(([u, v]) => [
    [u, v],
    [v, u],
  ]);
  const picture = useRef<SVGSVGElement>(null);
  return (
    <>
      <div
        class="picture matrix"
        onClick={({ target }) =>
          target instanceof Element && show(withFace(shown, faceAfterClick(target, chosenFace(shown))))
        }
      >
        <svg
          ref={picture}
          viewBox={`0 0 ${size} ${size}`}
          width={size}
          height={size}
          role="img"
          aria-labelledby="matrix-words"
        >
          <path
            class="grid"
            d={labels.map((_, i) => `M${LABEL} ${at(i)}H${size}M${at(i)} ${LABEL}V${size}`).join('')}
          />
          {both.map(([u, v]) => {
            const edge = [labels[u!]!, labels[v!]!];
            return (
              <rect
                key={`${u} ${v}`}
                class={`joined ${markOf(edge, faces)}`}
                data-edge={edge.join(' ')}
                x={at(v!) + 2}
                y={at(u!) + 2}
                width={CELL - 4}
                height={CELL - 4}
              />
            );
          })}
          {labels.map((label, i) => (
            <g key={label} class={markOf([label], faces)} data-vertex={label}>
              <text x={LABEL - 4} y={at(i) + CELL - 4} text-anchor="end">
                {short(label)}
              </text>
              <text transform={`translate(${at(i) + CELL - 4} ${LABEL - 4}) rotate(-90)`}>{short(label)}</text>
            </g>
          ))}
        </svg>
        <p id="matrix-words" class="counts">
          {counted(labels.length, 'vertex', 'vertices')}, {counted(edges.length, 'edge')}
        </p>
      </div>
      <SavePicture svg={() => standalone(picture.current!)} name={`${shown.view}-edges`} />
    </>
  );
}
