import type { JSX } from 'preact';
import { WINNERS } from '../../src/text/outcomeWords.js';
import type { EvaluatedMove } from '../messages.js';
import { CommandLine } from './CommandLine.js';
import { FactRows } from './FactRows.js';
import { GameTree } from './GameTree.js';
import { Exports } from './Exports.js';
import { LongText } from './LongText.js';
import { Thermograph } from './Thermograph.js';
import type { Explorer } from './useExplorer.js';

/** A longer value of a move is cut off. */
const LONGEST_VALUE = 160;

/** The value of the position, its temperature theory, and the value of each move. */
export function GamePane({ explorer }: { readonly explorer: Explorer }): JSX.Element {
  const { found, shown, show, stop } = explorer;
  const { outcome, value, moves, refused, soFar, opened, isReady } = found;
  const isSearching = opened !== undefined && !isReady;
  const undecided = refused['outcome']?.isUndecided === true ? 'undecided' : '';
  const rows: readonly (readonly [string, string | undefined, string?])[] = [
    ['value', value?.name, 'value'],
    ['temperature', value?.temperature, 'temperature'],
    ['mean', value?.mean],
    ['stops (Left, Right)', value?.stops],
    ['birthday', value?.birthday],
  ];
  return (
    <section class="game" aria-labelledby="game-title">
      <h2 id="game-title" tabIndex={-1}>
        Game
      </h2>
      <p class="line" aria-live="polite">
        <strong id="outcome">{outcome ?? undecided}</strong>
        <span>{outcome === undefined ? '' : ` ${WINNERS[outcome]}`}</span>
      </p>
      <dl>
        {rows.map(([title, text, id]) => (
          <div class="row" key={title}>
            <dt>{title}</dt>
            <dd>
              <LongText id={id} text={text ?? ''} />
            </dd>
          </div>
        ))}
      </dl>
      {isSearching ? (
        <p class="searching">
          <span role="status">searching … {soFar ?? ''}</span>
          <button type="button" onClick={stop}>
            Stop
          </button>
        </p>
      ) : null}
      {refused['value'] === undefined ? null : <p class="hint">{refused['value'].message}</p>}
      <Thermograph value={value} />
      <Exports explorer={explorer} of="game" />
      <CommandLine command="value" shown={shown} />
      <FactRows explorer={explorer} />
      <h3>Moves and their values</h3>
      {moves?.length === 0 ? (
        <p class="nothing">
          {opened?.boardPicture === '' ? 'None on a board; the options stand in the tree below.' : 'None.'}
        </p>
      ) : (
        <div class="tables">
          {(['L', 'R'] as const).map((player) => (
            <MoveTable
              key={player}
              player={player}
              moves={(moves ?? []).filter((move) => move.player === player)}
              onPlay={(name) => show({ position: [...shown.position, name] })}
            />
          ))}
        </div>
      )}
      <GameTree explorer={explorer} />
    </section>
  );
}

interface MoveTableProps {
  readonly player: 'L' | 'R';
  readonly moves: readonly EvaluatedMove[];
  readonly onPlay: (name: string) => void;
}

function MoveTable({ player, moves, onPlay }: MoveTableProps): JSX.Element {
  return (
    <table class={player}>
      <caption>{player === 'L' ? 'Left' : 'Right'}</caption>
      <thead>
        <tr>
          <th scope="col">move</th>
          <th scope="col">value</th>
        </tr>
      </thead>
      <tbody>
        {moves.map(({ name, value, isBest }) => (
          <tr key={name} class={isBest ? 'best' : ''}>
            <th scope="row">
              <button type="button" onClick={() => onPlay(name)}>
                {name}
              </button>
              {isBest ? <span class="mark"> best</span> : null}
            </th>
            <td>
              <LongText text={value} most={LONGEST_VALUE} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
