import { useCallback } from 'preact/hooks';
import type { JSX } from 'preact';
import { playerName } from '../../../../src/player.js';
import { parameterOf, withParameter } from '../../../address.js';
import type { Player } from '../../../messages.js';
import { asLoopySource, type LoopyFound, type LoopyNode } from '../../../worlds.js';
import { ShellLine } from '../../CommandLine.js';
import { SavePicture } from '../../SavePicture.js';
import type { Explorer } from '../../useExplorer.js';
import { Diagram, type Arrow } from './Diagram.js';
import { Facts } from './Facts.js';
import { markElements, markOutcomes, type Marks } from './markWorlds.js';
import { Searching } from './Searching.js';
import { groundOf, useAnswer, type Asked } from '../../useAnswer.js';
import { WorldInput } from './WorldInput.js';

const FIRST = 'upon*';
const EXAMPLES: readonly (readonly [notation: string, about: string])[] = [
  ['on', 'on: only Left may pass'],
  ['off', 'off: only Right may pass'],
  ['dud', 'dud: both may pass'],
  ['over', 'over: less than every positive number'],
  ['under', 'under'],
  [FIRST, 'upon*'],
  ['tis', 'tis: not a stopper'],
  ['a={0|b}; b={a|}', 'equations'],
  ['a={0,{1|1,{*,{1*|1*,a}|*}}|0}', 'Bach’s Carousel: equal to no stopper'],
  ['over + 1/2', 'a sum'],
  ['fox-and-geese@grid:3x3/.g.|...|f..', 'FOX AND GEESE'],
];
const PLAYERS: readonly Player[] = ['L', 'R'];

/** A loopy game as the graph of its positions. */
export function LoopyGames({ explorer }: { readonly explorer: Explorer }): JSX.Element {
  const { shown, show, found } = explorer;
  const isInView = found.opened?.world === 'loopy';
  const text = parameterOf(shown, 'loopy') || (isInView ? shown.source : FIRST);
  const asked = useAnswer(explorer, 'loopy', text, groundOf(found));
  const game = asked.answer;
  const wanted = parameterOf(shown, 'at');
  const chosen = /^\d{1,3}$/.test(wanted) && Number(wanted) < (game?.nodes.length ?? 0) ? Number(wanted) : 0;
  const node = game?.nodes[chosen];
  const value = useAnswer(explorer, 'loopyValue', game === undefined ? undefined : `${chosen} ${text}`);
  const choose = (position: number): void => show(withParameter(shown, 'at', position === 0 ? '' : String(position)));
  return (
    <div class="world loopy">
      <form class="fields" onSubmit={(event) => event.preventDefault()}>
        <WorldInput
          id="loopy-game"
          label="Loopy game"
          value={text}
          examples={EXAMPLES}
          describedBy="loopy-error"
          source={shown.source}
          onEnter={(entered) => {
            const { others } = withParameter(shown, 'loopy', entered);
            show(withParameter({ ...shown, others }, 'at', ''));
          }}
        />
      </form>
      <Searching asked={asked} id="loopy-error" what="positions" />
      {game === undefined ? null : (
        <div class="world-columns">
          <Graph game={game} chosen={chosen} onChoose={choose} />
          <div>
            <Facts rows={game.facts} id="loopy-facts" />
            {node === undefined ? (
              <Value asked={value} />
            ) : (
              <Position game={game} node={node} isStart={chosen === 0} value={value} onChoose={choose} />
            )}
            <h3>The same on the command line</h3>
            <ShellLine words={['value', asLoopySource(text)]} />
            <ShellLine words={['draw', asLoopySource(text), '--what', 'graph', '-o', 'loopy.svg']} />
            <p class="moves">
              <button type="button" onClick={() => show({ source: asLoopySource(text), position: [] })}>
                Show it in the panes
              </button>
            </p>
          </div>
        </div>
      )}
      {game === undefined || game.nodes.length === 0 ? null : <Table game={game} chosen={chosen} onChoose={choose} />}
    </div>
  );
}

interface GraphProps {
  readonly game: LoopyFound;
  readonly chosen: number;
  readonly onChoose: (position: number) => void;
}

function Graph({ game, chosen, onChoose }: GraphProps): JSX.Element {
  const mark = useCallback(
    (svg: SVGSVGElement) => {
      const { nodes, cycle } = game;
      const own = nodes[chosen];
      markElements(svg, 'data-node', (said): Marks => {
        const x = Number(said);
        return [
          ['chosen', x === chosen],
          ['option', own !== undefined && PLAYERS.some((player) => own.options[player].includes(x))],
          ['on-cycle', cycle.includes(x)],
        ];
      });
      markElements(svg, 'data-arc', (said): Marks => [['from-chosen', said.split(' ')[0] === String(chosen)]]);
      markOutcomes(svg, (x) => letterOf(nodes[x]!));
    },
    [game, chosen],
  );
  const go = (key: Arrow): void => {
    const last = game.nodes.length - 1;
    if (key === 'Home' || key === 'End') return onChoose(key === 'Home' ? 0 : last);
    const to = chosen + (key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1);
    if (to >= 0 && to <= last) onChoose(to);
  };
  return (
    <div>
      <Diagram
        svg={game.picture}
        otherwise={game.tooLarge}
        label="Graph of the positions. Arrow keys go from one position to the next, Home to the start."
        attribute="data-node"
        chosen={String(chosen)}
        onChoose={(name) => onChoose(Number(name))}
        onArrow={go}
        mark={mark}
      />
      {game.picture === '' ? null : (
        <>
          <p class="hint">
            Click a position, or use the arrow keys. The letters are outcomes, D where a draw is forced; alternating
            play goes round the framed positions for ever.
          </p>
          <SavePicture svg={game.picture} name="loopy" />
        </>
      )}
    </div>
  );
}

function letterOf({ outcome }: LoopyNode): string {
  return outcome === 'draw' ? 'D' : outcome;
}

interface PositionProps {
  readonly game: LoopyFound;
  readonly node: LoopyNode;
  readonly isStart: boolean;
  readonly value: Asked<'loopyValue'>;
  readonly onChoose: (position: number) => void;
}

function Position({ game: { nodes }, node, isStart, value, onChoose }: PositionProps): JSX.Element {
  return (
    <>
      <h3>
        Position {node.name}
        {isStart ? ', the start' : ''}
      </h3>
      <p role="status" id="loopy-said">
        {node.name}: {node.outcomeInWords}.
      </p>
      <Value asked={value} />
      {PLAYERS.map((player) => (
        <fieldset key={player}>
          <legend class={player}>Moves of {playerName(player)}</legend>
          <div class="moves">
            {node.options[player].length === 0 ? <span class="nothing">None.</span> : null}
            {node.options[player].map((to) => (
              <button
                key={to}
                type="button"
                aria-label={`${playerName(player)} moves to ${nodes[to]!.name}`}
                onClick={() => onChoose(to)}
              >
                {nodes[to] === node ? 'pass' : nodes[to]!.name}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
    </>
  );
}

function Value({ asked }: { readonly asked: Asked<'loopyValue'> }): JSX.Element {
  return (
    <>
      {asked.answer === undefined ? null : <Facts rows={asked.answer} id="loopy-value" />}
      <Searching asked={asked} id="loopy-value-error" what="the value" />
    </>
  );
}

function Table({ game: { nodes }, chosen, onChoose }: GraphProps): JSX.Element {
  return (
    <div class="listed-positions" tabIndex={0} role="region" aria-label="All positions">
      <table>
        <caption>All positions</caption>
        <thead>
          <tr>
            {['position', 'outcome', 'Left begins', 'Right begins', 'Left’s moves', 'Right’s moves'].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody id="loopy-positions">
          {nodes.map((node, x) => (
            <tr key={x}>
              <th scope="row">
                <button type="button" aria-pressed={x === chosen} onClick={() => onChoose(x)}>
                  {node.name}
                </button>
              </th>
              <td>{node.outcome}</td>
              <td>{node.begins.L}</td>
              <td>{node.begins.R}</td>
              {PLAYERS.map((player) => (
                <td key={player}>{node.options[player].map((to) => nodes[to]!.name).join(', ')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
