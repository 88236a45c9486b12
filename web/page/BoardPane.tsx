import { useCallback, useEffect, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { playerName } from '../../src/player.js';
import type { Player, PossibleMove } from '../messages.js';
import { playIn, toMove } from '../play.js';
import { Picture } from './Picture.js';
import { SavePicture } from './SavePicture.js';
import { svgElement } from './svgElement.js';
import type { Explorer } from './useExplorer.js';

/** Where what has no board is drawn, by the tool that is open for it. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  lattice: 'No board is drawn: the tool Lattice games has its positions as points.',
  loopy: 'No board is drawn: the tool Loopy games has its positions as a graph.',
};

/** May the player make the move? */
function isOf(move: PossibleMove, player: Player): boolean {
  return (move.player ?? player) === player;
}

/** The board with its pieces, and the moves that are left: a click or a button places a piece. */
export function BoardPane({ explorer }: { readonly explorer: Explorer }): JSX.Element {
  const { shown, found, show, ask } = explorer;
  const [chosen, setPlayer] = useState<Player>('L');
  // In a play against the machine only the user's moves are made here, and not after the end.
  const game = playIn(shown);
  const player = game?.side ?? chosen;
  const waits = game !== undefined && (game.resigned || toMove(game, shown) !== game.side);
  const [told, setTold] = useState('');
  const { board = '', boardPicture = '', moves = [] } = found.opened ?? {};
  const isPartizan = moves.some((move) => move.player !== undefined);
  const own = waits ? [] : moves.filter((move) => isOf(move, player));
  useEffect(() => setTold(''), [shown.source, shown.position]);

  const play = (name: string): void => show({ position: [...shown.position, name] });
  const pick = (element: Element): void => {
    const place = placeAt(element);
    if (place === undefined || waits) return;
    const here = own.filter((move) => isAt(move, place));
    if (here.length === 1) play(here[0]!.name);
    else if (here.length > 1) setTold(`Several moves cover ${place}: ${here.map(({ name }) => name).join(', ')}.`);
    else void explain(place);
  };
  const explain = async (place: string): Promise<void> => {
    const why = await ask('explain', `${player} ${place}`).catch(() => '');
    setTold(why === '' ? `${playerName(player)} has no move at ${place}.` : why);
  };
  // A play against the machine shows no best moves.
  const best = game === undefined ? found.moves : undefined;
  const remark = useCallback(
    (svg: SVGSVGElement) => {
      const names = new Set(best?.flatMap((move) => (move.isBest && move.player === player ? [move.name] : [])));
      for (const element of svg.querySelectorAll('[data-vertex]')) {
        const place = element.getAttribute('data-vertex')!;
        const here = waits ? [] : moves.filter((move) => isOf(move, player) && isAt(move, place));
        element.classList.toggle('free', here.length > 0);
        element.classList.toggle(
          'best',
          here.some(({ name }) => names.has(name)),
        );
      }
      starBest(svg);
    },
    [moves, player, waits, best],
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
        otherwise={found.opened === undefined ? '' : (ELSEWHERE[found.opened.world ?? 'none'] ?? 'No board is drawn.')}
        onPick={pick}
        remark={remark}
      />
      {best?.some(({ isBest, player: of }) => isBest && of === player) === true && boardPicture !== '' ? (
        <p class="hint">★ a best move of {playerName(player)}</p>
      ) : null}
      <SavePicture svg={boardPicture} name="board" />
      {isPartizan && game === undefined ? (
        <fieldset class="players">
          <legend>Next to move</legend>
          {(['L', 'R'] as const).map((side) => (
            <label key={side} class={side}>
              <input type="radio" name="player" checked={player === side} onChange={() => setPlayer(side)} />
              {playerName(side)}
            </label>
          ))}
        </fieldset>
      ) : null}
      <p class="told" role="status">
        {told}
      </p>
      <h3>Moves{isPartizan ? ` of ${playerName(player)}` : ''}</h3>
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
          {game !== undefined ? null : (
            <>
              <button type="button" onClick={() => show({ position: shown.position.slice(0, -1) })}>
                Take back
              </button>
              <button type="button" onClick={() => show({ position: [] })}>
                Empty the board
              </button>
            </>
          )}
        </div>
      )}
    </section>
  );
}

/** A star at each place where a best move can be made. */
function starBest(svg: SVGSVGElement): void {
  for (const star of svg.querySelectorAll('.star')) star.remove();
  const starred = new Set<string>();
  for (const element of svg.querySelectorAll<SVGGraphicsElement>('.best')) {
    const place = element.getAttribute('data-vertex')!;
    if (starred.has(place)) continue;
    starred.add(place);
    const [right, top] = cornerOf(element);
    const star = svgElement('text', { class: 'star', x: right, y: top, 'text-anchor': 'end', 'aria-hidden': 'true' });
    star.textContent = '★';
    element.after(star);
  }
}

/**
 * Where a star stands: within a cell, at the corner of a circle. From the attributes where they say it: to ask for the
 * box lays the page out.
 */
function cornerOf(element: SVGGraphicsElement): [right: number, top: number] {
  const number = (name: string): number => Number(element.getAttribute(name));
  if (element.tagName === 'circle') return [number('cx') + number('r'), number('cy') - number('r') + 6];
  if (element.tagName === 'polygon') {
    const places = element.getAttribute('points')!.split(' ');
    const points = places.map((place) => place.split(',').map(Number));
    return [Math.max(...points.map(([x]) => x!)) - 4, Math.min(...points.map(([, y]) => y!)) + 14];
  }
  const { x, y, width } = element.getBBox();
  return [x + width, y + 6];
}

/** The place that an element of the picture stands for: the number of a vertex of a board, or a label. */
function placeAt(element: Element): string | undefined {
  return element.closest('[data-vertex]')?.getAttribute('data-vertex') ?? undefined;
}

/** Is the move at a place: does its piece cover it, or is it called so? */
function isAt({ name, vertices }: PossibleMove, place: string): boolean {
  return name === place || vertices.includes(Number(place));
}
