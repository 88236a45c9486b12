import type { JSX } from 'preact';
import type { LatticePointFound } from '../../../worlds.js';

interface LatticeMovesProps {
  readonly point: string;
  readonly found: LatticePointFound | undefined;
  readonly onChoose: (point: string) => void;
}

/** Who wins from a point, and its moves. */
export function LatticeMoves({ point, found, onChoose }: LatticeMovesProps): JSX.Element {
  return (
    <>
      <h3>{point === '' ? 'Moves' : `Moves from ${point}`}</h3>
      {point === '' ? <p class="nothing">No point is chosen.</p> : null}
      <p role="status" id="point-said">
        {found?.words ?? ''}
      </p>
      {found === undefined || found.moves.length === 0 ? null : (
        <table class="lattice-moves">
          <thead>
            <tr>
              {['move', 'to', 'there'].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.moves.map(({ move, to, outcome }) => (
              <tr key={move} class={outcome === 'P' ? 'best' : ''}>
                <td>{move}</td>
                <td>
                  <button type="button" aria-label={`Go to ${to}`} onClick={() => onChoose(to)}>
                    {to}
                  </button>
                </td>
                <td>{outcome === 'P' ? 'P: this move wins' : 'N'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
