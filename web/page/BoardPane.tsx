import { useCallback, useEffect, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import type { Player, PossibleMove } from '../messages.js';
import { Picture } from './Picture.js';
import { SavePicture } from './SavePicture.js';
import type { Explorer } from './useExplorer.js';

const NAMES = { L: 'Left', R: 'Right' } as const;

/** May the player make the move? */
function isOf(move: PossibleMove, player: Player): boolean {
  return (move.player ?? player) === player;
}

/** The board with its pieces, and the moves that are left: a click or a button places a piece. */
export function BoardPane({ explorer }: { readonly explorer: Explorer }): JSX.Element {
  const { shown, found, show, ask } = explorer;
  const [player, setPlayer] = useState<Player>('L');
  const [told, setTold] = useState('');
  const { board = '', boardPicture = '', moves = [] } = found.opened ?? {};
  const isPartizan = moves.some((move) => move.player !== undefined);
  const own = moves.filter((move) => isOf(move, player));
  useEffect(() => setTold(''), [shown.source, shown.position]);

  const play = (name: string): void => show({ position: [...shown.position, name] });
  const pick = (element: Element): void => {
    const place = placeAt(element);
    if (place === undefined) return;
    const here = own.filter((move) => isAt(move, place));
    if (here.length === 1) play(here[0]!.name);
    else if (here.length > 1) setTold(`Several moves cover ${place}: ${here.map(({ name }) => name).join(', ')}.`);
    else void explain(place);
  };
  const explain = async (place: string): Promise<void> => {
    const why = await ask('explain', `${player} ${place}`).catch(() => '');
    setTold(why === '' ? `${NAMES[player]} has no move at ${place}.` : why);
  };
  const mark = useCallback(
    (svg: SVGSVGElement) => {
      for (const element of svg.querySelectorAll('[data-vertex]')) {
        const place = element.getAttribute('data-vertex')!;
        element.classList.toggle(
          'free',
          moves.some((move) => isOf(move, player) && isAt(move, place)),
        );
      }
    },
    [moves, player],
  );
  return (
    <section class="board" aria-labelledby="board-title">
      <h2 id="board-title" tabIndex={-1}>
        Board
      </h2>
      <p class="line" id="board">
        {board}
      </p>
      <Picture
        svg={boardPicture}
        otherwise={found.opened === undefined ? '' : 'No board is drawn.'}
        onPick={pick}
        mark={mark}
      />
      <SavePicture svg={boardPicture} name="board" />
      {isPartizan ? (
        <fieldset class="players">
          <legend>Next to move</legend>
          {(['L', 'R'] as const).map((side) => (
            <label key={side} class={side}>
              <input type="radio" name="player" checked={player === side} onChange={() => setPlayer(side)} />
              {NAMES[side]}
            </label>
          ))}
        </fieldset>
      ) : null}
      <p class="told" role="status">
        {told}
      </p>
      <h3>Moves{isPartizan ? ` of ${NAMES[player]}` : ''}</h3>
      <div class="moves">
        {own.map(({ name }) => (
          <button key={name} type="button" onClick={() => play(name)}>
            {name}
          </button>
        ))}
        {found.opened !== undefined && own.length === 0 ? <p class="nothing">None.</p> : null}
      </div>
      {shown.position.length === 0 ? null : (
        <div class="placed">
          <h3>Placed</h3>
          <p id="position">{shown.position.join(' ')}</p>
          <button type="button" onClick={() => show({ position: shown.position.slice(0, -1) })}>
            Take back
          </button>
          <button type="button" onClick={() => show({ position: [] })}>
            Empty the board
          </button>
        </div>
      )}
    </section>
  );
}

/** The place that an element of the picture stands for: the number of a vertex of a board, or a label. */
function placeAt(element: Element): string | undefined {
  return element.closest('[data-vertex]')?.getAttribute('data-vertex') ?? undefined;
}

/** Is the move at a place: does its piece cover it, or is it called so? */
function isAt({ name, vertices }: PossibleMove, place: string): boolean {
  return name === place || vertices.includes(Number(place));
}
