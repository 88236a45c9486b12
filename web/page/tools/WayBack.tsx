import { useEffect, useRef, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import type { View } from '../../address.js';
import type { Built, MethodRow, WayBack as Ways, WayBackRequest } from '../../messages.js';
import { BuiltGame } from './BuiltGame.js';
import { refusalInWords, Refused } from '../Thread.js';
import type { Explorer } from '../useExplorer.js';

type Outcome = { readonly built: Built } | { readonly refused: string; readonly hint: string };

/** Games with the complex or the value that is in view: the methods that build one, and what is built. */
export function WayBack({ explorer }: { readonly explorer: Explorer }): JSX.Element {
  const { shown, found, ask, stop } = explorer;
  const [ways, setWays] = useState<Ways>();
  const [from, setFrom] = useState<'complex' | 'value'>('complex');
  const [as, setAs] = useState<View>(shown.view);
  const [method, setMethod] = useState('');
  const [flags, setFlags] = useState<readonly string[]>([]);
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBuilding, setBuilding] = useState(false);

  /** How often something was begun, or given up: an answer that comes after that is nobody's. */
  const turn = useRef(0);
  const giveUp = (): void => {
    turn.current++;
    setOutcome(undefined);
    setBuilding(false);
  };

  useEffect(() => {
    giveUp();
    if (!found.isReady || found.opened === undefined) {
      setWays(undefined);
      return;
    }
    void ask('wayBack').then(setWays, () => setWays(undefined));
  }, [found.key, found.isReady]);
  useEffect(() => {
    giveUp();
    setAs(shown.view);
  }, [shown.view]);

  const value = found.value?.name === undefined || found.value.name === '' ? undefined : `value:${found.value.name}`;
  const complex = ways?.complexes?.[shown.view];
  const taken = complex === undefined ? 'value' : from;
  const given = taken === 'complex' ? complex : (ways?.value ?? value);
  const rows = (ways?.methods ?? []).filter((row) => row.from === taken);
  const chosen = rows.find(({ name }) => name === method) ?? rows[0];

  const build = async (): Promise<void> => {
    if (given === undefined || chosen === undefined) return;
    const wanted = flags.filter((flag) => chosen.flags.some((known) => known.flag === flag));
    const request: WayBackRequest = {
      given,
      as: taken === 'complex' ? as : 'legal',
      method: chosen.name,
      flags: wanted,
    };
    giveUp();
    const own = turn.current;
    setBuilding(true);
    const answer = await ask('build', JSON.stringify(request)).then((built) => ({ built }), refusal);
    if (turn.current !== own) return;
    setOutcome(answer);
    setBuilding(false);
  };
  return (
    <div class="back">
      {given === undefined ? (
        <p class="nothing">{found.isReady ? 'Neither a complex nor a value is known here.' : ''}</p>
      ) : (
        <div class="ways">
          <fieldset>
            <legend>A game from</legend>
            {complex === undefined ? null : (
              <Choice name="from" isChosen={taken === 'complex'} onChoose={() => setFrom('complex')}>
                the {shown.view} complex, as its
                <select
                  aria-label="Which complex of the game"
                  value={as}
                  onChange={({ currentTarget }) => setAs(currentTarget.value as View)}
                >
                  <option value="legal">legal complex</option>
                  <option value="illegal">illegal complex</option>
                </select>
              </Choice>
            )}
            {(ways?.value ?? value) === undefined ? null : (
              <Choice name="from" isChosen={taken === 'value'} onChoose={() => setFrom('value')}>
                the value {found.value?.name}
              </Choice>
            )}
          </fieldset>
          <fieldset>
            <legend>Method</legend>
            {rows.map((row) => (
              <Choice key={row.name} name="method" isChosen={row === chosen} onChoose={() => setMethod(row.name)}>
                <code>{row.called}</code> <span>{row.words}</span>
              </Choice>
            ))}
          </fieldset>
          {chosen === undefined || chosen.flags.length === 0 ? null : (
            <Flags row={chosen} flags={flags} onChange={setFlags} />
          )}
          <p class="moves">
            <button type="button" id="build" disabled={isBuilding} onClick={() => void build()}>
              Build
            </button>
            {isBuilding ? (
              <button type="button" onClick={stop}>
                Stop
              </button>
            ) : null}
            <span role="status">{isBuilding ? 'building and checking …' : ''}</span>
          </p>
        </div>
      )}
      <div class="built" aria-live="polite">
        {outcome === undefined ? null : 'built' in outcome ? (
          <BuiltGame
            built={outcome.built}
            onPlay={(source) => explorer.show({ source, position: [], view: 'legal' })}
          />
        ) : (
          <>
            <p class="wrong" id="build-refused">
              {outcome.refused}
            </p>
            {outcome.hint === '' ? null : <p class="hint">{outcome.hint}</p>}
          </>
        )}
      </div>
    </div>
  );
}

function refusal(error: unknown): Outcome {
  if (!(error instanceof Refused)) throw error;
  return { refused: refusalInWords(error.failure), hint: error.failure.hint };
}

interface ChoiceProps {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: preact.ComponentChildren;
}

function Choice({ name, isChosen, onChoose, children }: ChoiceProps): JSX.Element {
  return (
    <label class="choice">
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span>{children}</span>
    </label>
  );
}

interface FlagsProps {
  readonly row: MethodRow;
  readonly flags: readonly string[];
  readonly onChange: (flags: readonly string[]) => void;
}

function Flags({ row, flags, onChange }: FlagsProps): JSX.Element {
  return (
    <fieldset>
      <legend>Options</legend>
      {row.flags.map(({ flag, words }) => (
        <label key={flag} class="choice">
          <input
            type="checkbox"
            checked={flags.includes(flag)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...flags, flag] : flags.filter((other) => other !== flag))
            }
          />
          <span>
            <code>{flag}</code> {words}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
