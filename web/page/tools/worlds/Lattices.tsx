import { useCallback } from 'preact/hooks';
import type { JSX } from 'preact';
import { parameterOf, withParameter, wordsIn, type Shown } from '../../../address.js';
import { LARGEST_BOX, type LatticeFound, type LatticePointFound, type LatticeRequest } from '../../../worlds.js';
import { ShellLine } from '../../CommandLine.js';
import { SavePicture } from '../../SavePicture.js';
import type { Explorer } from '../../useExplorer.js';
import { Diagram, type Arrow } from './Diagram.js';
import { Facts } from './Facts.js';
import { LatticeMoves } from './LatticeMoves.js';
import { Quotient, Strata } from './LatticeTheory.js';
import { markLattice } from './markWorlds.js';
import { Searching } from './Searching.js';
import { groundOf, useAnswer } from '../../useAnswer.js';
import { WorldInput } from './WorldInput.js';

const FIRST = 'moves 1,0 0,1 -1,1; defeated 0,0';
const EXAMPLES: readonly (readonly [notation: string, about: string])[] = [
  [FIRST, 'misère NIM of heaps of one and two beans'],
  ['moves 1,0 0,1 -1,1', 'NIM of heaps of one and two beans'],
  ['moves 1,0 0,1 1,1 3,3', 'a game that is not squarefree'],
  ['moves 2,0 -1,3', 'moves that do not generate the lattice'],
  ['moves 1,0 0,1; defeated 2,0 1,0 0,1 0,0', 'an order ideal of defeated points'],
  ['moves 1,0 1,1 1,2; inequalities 0,1>=0 2,-1>=0', 'a cone that is not the orthant'],
  ['moves 1,0,0 0,1,0 0,0,1 1,1,0', 'a weakly squarefree game in three dimensions, by slices'],
  ['octal(.77)', 'KAYLES on small heaps'],
];
const BOX = 12;
const HEAPS = 2;

/** A lattice game: its P-positions in a box, moves from a point, strata and quotient. */
export function Lattices({ explorer }: { readonly explorer: Explorer }): JSX.Element {
  const { shown, show, found } = explorer;
  const isInView = found.opened?.world === 'lattice';
  const request = requestIn(shown, isInView);
  const about = JSON.stringify(request);
  const asked = useAnswer(explorer, 'lattice', about, groundOf(found));
  const game = asked.answer;
  const point = pointIn(parameterOf(shown, 'point') || placeIn(request.text), game);
  const moved = useAnswer(
    explorer,
    'latticePoint',
    game === undefined || point === '' ? undefined : `${point} ${about}`,
  );
  const wanted = wordsIn(parameterOf(shown, 'find'));
  const strata = useAnswer(explorer, 'latticeStrata', game && wanted.includes('strata') ? about : undefined);
  const quotient = useAnswer(explorer, 'latticeQuotient', game && wanted.includes('quotient') ? about : undefined);
  const set = (changes: Readonly<Record<string, string>>): void => show(changed(shown, changes));
  const find = (what: string, isWanted: boolean): void =>
    set({ find: [...wanted.filter((word) => word !== what), ...(isWanted ? [what] : [])].join(' ') });
  return (
    <div class="world lattices">
      <form
        class="fields"
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        <WorldInput
          id="lattice-game"
          label="Lattice game"
          value={request.text}
          examples={EXAMPLES}
          describedBy="lattice-error"
          source={inView(shown)}
          onEnter={(text) => set({ lattice: text, point: '', slice: '' })}
        />
        <label for="lattice-misere">Misère play</label>
        <span>
          <input
            type="checkbox"
            id="lattice-misere"
            checked={request.misere}
            onChange={({ currentTarget }) => set({ convention: currentTarget.checked ? 'misere' : '' })}
          />
        </span>
        <NumberInput
          id="lattice-box"
          label={`Box, from 0 to (at most ${LARGEST_BOX})`}
          value={request.box}
          most={LARGEST_BOX}
          onEnter={(box) => set({ box: String(box) })}
        />
        {game !== undefined && game.command.includes('--heaps') ? (
          <NumberInput
            id="lattice-heaps"
            label="Largest heap"
            value={request.heaps}
            most={12}
            onEnter={(heaps) => set({ heaps: String(heaps), point: '', slice: '' })}
          />
        ) : null}
        {Array.from({ length: Math.max(0, (game?.dimension ?? 0) - 2) }, (_, i) => (
          <NumberInput
            key={i}
            id={`lattice-slice-${i + 3}`}
            label={`Slice: coordinate ${i + 3}`}
            value={request.slice[i] ?? 0}
            most={LARGEST_BOX}
            onEnter={(entry) => {
              const slice = Array.from({ length: game!.dimension - 2 }, (_, j) =>
                j === i ? entry : (request.slice[j] ?? 0),
              );
              set({ slice: slice.join(), point: '' });
            }}
          />
        ))}
      </form>
      <Searching asked={asked} id="lattice-error" what="outcomes" />
      {game === undefined ? null : (
        <div class="world-columns">
          <Board
            game={game}
            point={point}
            moves={moved.answer}
            strata={strata.answer?.strata.map(({ points }) => points) ?? []}
            onChoose={(name) => set({ point: name })}
          />
          <div>
            <p id="lattice-notation">{game.notation}</p>
            <Facts rows={game.facts} id="lattice-facts" />
            <LatticeMoves point={point} found={moved.answer} onChoose={(name) => set({ point: name })} />
            <Searching asked={moved} id="point-error" what="the position" />
            <Strata asked={strata} isWanted={wanted.includes('strata')} onWant={(is) => find('strata', is)} />
            <Quotient asked={quotient} isWanted={wanted.includes('quotient')} onWant={(is) => find('quotient', is)} />
            <h3>The same on the command line</h3>
            {game.box === '' ? null : <ShellLine words={['outcomes', ...game.command, '--box', game.box]} />}
            {wanted.includes('strata') ? <ShellLine words={['strategy', ...game.command]} /> : null}
            {wanted.includes('quotient') ? <ShellLine words={['quotient', ...game.command, '--presentation']} /> : null}
          </div>
        </div>
      )}
    </div>
  );
}

/** The source in view; a lattice game with the position that was chosen. */
function inView({ source, position: [first] }: Shown): string {
  return first === undefined || source.includes('@') ? source : `${source}@${first}`;
}

function requestIn(shown: Shown, isInView: boolean): LatticeRequest {
  const slice = parameterOf(shown, 'slice');
  return {
    text: parameterOf(shown, 'lattice') || (isInView ? inView(shown) : FIRST),
    misere: parameterOf(shown, 'convention') === 'misere',
    heaps: numberOf(parameterOf(shown, 'heaps'), HEAPS, 12),
    box: numberOf(parameterOf(shown, 'box'), BOX, LARGEST_BOX),
    slice: /^\d{1,2}(,\d{1,2})*$/.test(slice) ? slice.split(',').map(Number) : [],
  };
}

function numberOf(text: string, usual: number, most: number): number {
  return /^\d{1,3}$/.test(text) ? Math.min(Number(text), most) : usual;
}

/** The position that a notation has. */
function placeIn(text: string): string {
  return /@\s*([-\d,]+)\s*$/.exec(text)?.[1] ?? '';
}

/** A point, as far as the game has such points. */
function pointIn(text: string, game: LatticeFound | undefined): string {
  return /^-?\d{1,6}(,-?\d{1,6})*$/.test(text) && text.split(',').length === game?.dimension ? text : '';
}

function changed(shown: Shown, changes: Readonly<Record<string, string>>): Pick<Shown, 'others'> {
  return Object.entries(changes).reduce(
    (others, [name, value]) => withParameter({ ...shown, ...others }, name, value),
    {
      others: shown.others,
    },
  );
}

interface NumberInputProps {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly onEnter: (value: number) => void;
}

function NumberInput({ id, label, value, most, onEnter }: NumberInputProps): JSX.Element {
  return (
    <>
      <label for={id}>{label}</label>
      <input
        id={id}
        type="number"
        min={0}
        max={most}
        value={value}
        onChange={({ currentTarget }) => onEnter(numberOf(currentTarget.value, value, most))}
      />
    </>
  );
}

interface BoardProps {
  readonly game: LatticeFound;
  readonly point: string;
  readonly moves: LatticePointFound | undefined;
  readonly strata: readonly (readonly string[])[];
  readonly onChoose: (point: string) => void;
}

function Board({ game, point, moves, strata, onChoose }: BoardProps): JSX.Element {
  const pieces = JSON.stringify(strata);
  const mark = useCallback(
    (svg: SVGSVGElement) => markLattice(svg, { point, moves: moves?.moves ?? [], strata }),
    [point, moves, pieces],
  );
  const go = (key: Arrow, svg: SVGSVGElement): void => {
    const first = svg.querySelector('[data-point]')?.getAttribute('data-point');
    const isThere = (name: string): boolean => svg.querySelector(`[data-point="${CSS.escape(name)}"]`) !== null;
    if (point === '' || key === 'Home' || key === 'End' || !isThere(point)) {
      const origin = game.box.split(',').map((bound, i) => (i < 2 ? '0' : bound));
      const to = isThere(origin.join()) ? origin.join() : first;
      if (to !== null && to !== undefined) onChoose(to);
      return;
    }
    const entries = point.split(',').map(Number);
    const axis = key === 'ArrowLeft' || key === 'ArrowRight' ? 0 : 1;
    const step = key === 'ArrowRight' || key === 'ArrowUp' ? 1 : -1;
    // Points that are not on the board are passed over.
    for (let far = 1; far <= LARGEST_BOX; far++) {
      const to = entries.map((entry, i) => (i === axis ? entry + far * step : entry)).join();
      if (isThere(to)) return onChoose(to);
    }
  };
  return (
    <div>
      <Diagram
        svg={game.picture}
        otherwise={game.tooLarge}
        label={`Positions up to ${game.box}. Arrow keys go from point to point.`}
        attribute="data-point"
        chosen={point}
        onChoose={onChoose}
        onArrow={go}
        mark={mark}
      />
      {game.picture === '' ? null : (
        <>
          <p class="hint">
            <span id="lattice-count">{game.count}</span> P-positions are drawn. Click a point, or use the arrow keys,
            for its moves: solid with a large ring to P-positions, dashed with a small one to N-positions. Numbers are
            those of strata.
          </p>
          {game.names.some((name, i) => name !== String(i + 1)) ? (
            <p class="hint">Coordinates: {game.names.join(', ')}.</p>
          ) : null}
          <SavePicture svg={game.picture} name="outcomes" />
        </>
      )}
    </div>
  );
}
