import { useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { LEVELS } from '../../../src/analysis/play/levels.js';
import { opponent as otherPlayer, playerName } from '../../../src/player.js';
import { counted } from '../../../src/text/counted.js';
import { WINNERS } from '../../../src/text/outcomeWords.js';
import { withParameter } from '../../address.js';
import type { Player, ProofOfPlay } from '../../messages.js';
import { OPPONENTS, playIn, playParameter, toMove, type PlayState } from '../../play.js';
import { refusalInWords } from '../Thread.js';
import type { Explorer } from '../useExplorer.js';
import { positionBefore, usePlay } from './usePlay.js';

/** What an opponent does. */
function about(opponent: PlayState['opponent']): string {
  if (opponent === 'proof') return 'a proof of who wins: you are the loser';
  const seconds = LEVELS[opponent] / 1000;
  if (seconds === 0) return `${opponent}: does not think`;
  return `${opponent}: ${seconds === Infinity ? 'until it is decided' : `${seconds} s for a move`}`;
}

const NEW: PlayState = {
  side: 'L',
  opponent: 'good',
  first: 'L',
  misere: false,
  analysis: false,
  resigned: false,
  from: 0,
};

/** A play against the machine, or against a proof of who wins. */
export function PlayTool({ explorer }: { readonly explorer: Explorer }): JSX.Element {
  const { shown, show } = explorer;
  const game = playIn(shown);
  const begin = (state: PlayState): void =>
    show({ position: shown.position, ...withParameter(shown, 'play', playParameter(state)) });
  return game === undefined ? (
    <Begin from={shown.position.length} onBegin={begin} />
  ) : (
    <Game explorer={explorer} game={game} />
  );
}

interface BeginProps {
  readonly from: number;
  readonly onBegin: (state: PlayState) => void;
}

function Begin({ from, onBegin }: BeginProps): JSX.Element {
  const [state, setState] = useState(NEW);
  const set = (part: Partial<PlayState>): void => setState({ ...state, ...part });
  return (
    <div class="ways">
      <label class="choice">
        Your opponent
        <select
          id="play-opponent"
          value={state.opponent}
          onChange={({ currentTarget }) => set({ opponent: currentTarget.value as PlayState['opponent'] })}
        >
          {OPPONENTS.map((name) => (
            <option key={name} value={name}>
              {about(name)}
            </option>
          ))}
        </select>
      </label>
      <Sides legend="You are" name="side" value={state.side} onChange={(side) => set({ side })} />
      <Sides legend="Who begins" name="first" value={state.first} onChange={(first) => set({ first })} />
      <label class="choice">
        <input
          type="checkbox"
          id="play-misere"
          checked={state.misere}
          onChange={({ currentTarget }) => set({ misere: currentTarget.checked })}
        />
        <span>misère play: whoever cannot move wins</span>
      </label>
      <p class="moves">
        <button type="button" id="play-begin" onClick={() => onBegin({ ...state, from })}>
          {from === 0 ? 'Begin' : 'Begin at this position'}
        </button>
      </p>
    </div>
  );
}

interface SidesProps {
  readonly legend: string;
  readonly name: string;
  readonly value: Player;
  readonly onChange: (player: Player) => void;
}

function Sides({ legend, name, value, onChange }: SidesProps): JSX.Element {
  return (
    <fieldset class="players">
      <legend>{legend}</legend>
      {(['L', 'R'] as const).map((side) => (
        <label key={side} class={side}>
          <input type="radio" name={`play-${name}`} checked={value === side} onChange={() => onChange(side)} />
          {playerName(side)}
        </label>
      ))}
    </fieldset>
  );
}

function Game({ explorer, game }: { readonly explorer: Explorer; readonly game: PlayState }): JSX.Element {
  const { shown, show } = explorer;
  const { known, proof, said, isThinking, hint, change } = usePlay(explorer, game);
  const { status, analysis, failed } = known;
  const { side, first, misere, opponent, resigned, from } = game;
  const over = resigned ? otherPlayer(side) : status?.over;
  const isYours = !resigned && status !== undefined && over === undefined && status.toMove === side;
  const before = positionBefore(game, shown);
  const who = opponent === 'proof' ? 'the proof' : `the machine (${opponent})`;
  const moves = shown.position.slice(from);
  return (
    <div class="play">
      <p>
        You are {playerName(side)}, {who} is {playerName(otherPlayer(side))}; {playerName(first)} begins.{' '}
        {misere ? 'Misère play: whoever cannot move wins.' : 'Normal play: whoever cannot move loses.'}
      </p>
      {opponent === 'proof' && proof !== undefined ? <Proof proof={proof} game={game} /> : null}
      <p role="status" id="play-status">
        {over === undefined ? (
          <>
            {said} {isThinking ? 'Thinking …' : isYours ? 'Your move.' : ''}
          </>
        ) : (
          <b>
            {resigned ? 'You have resigned. ' : over === 'draw' ? '' : `${playerName(status!.toMove)} cannot move. `}
            {over === 'draw' ? 'A draw.' : `${playerName(over)} wins${over === side ? ': you' : ''}.`}
          </b>
        )}
      </p>
      {failed === undefined ? null : (
        <p class="wrong" id="play-failed">
          {refusalInWords(failed)} {failed.hint}
        </p>
      )}
      {isYours ? (
        <fieldset>
          <legend>Your moves</legend>
          <div class="moves" id="play-moves">
            {status.moves.map((name) => (
              <button key={name} type="button" onClick={() => show({ position: [...shown.position, name] })}>
                {name}
              </button>
            ))}
          </div>
        </fieldset>
      ) : null}
      <p class="moves">
        <button type="button" id="play-hint" disabled={!isYours} onClick={hint}>
          Hint
        </button>
        <button
          type="button"
          id="play-back"
          disabled={before === undefined}
          onClick={() => change({ resigned: false }, before)}
        >
          Take back
        </button>
        <button type="button" id="play-resign" disabled={over !== undefined} onClick={() => change({ resigned: true })}>
          Resign
        </button>
        <button
          type="button"
          id="play-new"
          onClick={() => show({ position: shown.position.slice(0, from), ...withParameter(shown, 'play', '') })}
        >
          New game
        </button>
        <label class="choice">
          <input
            type="checkbox"
            id="play-analysis-on"
            checked={game.analysis}
            onChange={({ currentTarget }) => change({ analysis: currentTarget.checked })}
          />
          <span>show who is winning</span>
        </label>
      </p>
      <p role="status" id="play-hinted">
        {isYours ? known.hint : ''}
      </p>
      {game.analysis && over === undefined ? (
        <div class="analysis">
          <p id="play-analysis" role="status">
            {analysis === undefined
              ? 'searching …'
              : analysis.winner === 'draw'
                ? 'A draw with best play.'
                : `${playerName(analysis.winner)} wins with best play.`}
            {analysis === undefined || analysis.value === '' ? '' : ` Value ${analysis.value}.`}
          </p>
          <meter
            aria-label="Left’s prospects"
            min={0}
            max={2}
            value={analysis?.winner === 'L' ? 2 : analysis?.winner === 'R' ? 0 : 1}
          />
        </div>
      ) : null}
      {moves.length === 0 ? null : (
        <>
          <h3>Moves so far</h3>
          <ol id="play-history">
            {moves.map((name, i) => (
              <li key={i}>
                {playerName(toMove(game, { ...shown, position: shown.position.slice(0, from + i) }))}: {name}
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

/** What the proof shows, whether it is one, and whether the user is the one who loses. */
function Proof({
  proof,
  game: { first, side },
}: {
  readonly proof: ProofOfPlay;
  readonly game: PlayState;
}): JSX.Element {
  const { outcome, positions, verified, says } = proof;
  const firstWins = outcome === 'N' || outcome === first;
  const winner = firstWins ? first : otherPlayer(first);
  return (
    <>
      <p id="play-proof" class={verified ? 'verified' : 'wrong'}>
        {verified ? '✓ verified' : `✗ not verified: ${says}`}: {WINNERS[outcome]} (outcome {outcome}); replies in{' '}
        {counted(positions, 'position')}, those up to symmetry once.
      </p>
      {winner === side ? (
        <p class="hint" id="play-proof-side">
          {playerName(side)} wins here: the proof replies to the loser. Take the other side in a new game.
        </p>
      ) : null}
    </>
  );
}
