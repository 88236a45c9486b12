import { useRef, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { counted } from '../../../src/text/counted.js';
import { readAddress } from '../../address.js';
import type { Explorer } from '../useExplorer.js';
import { keptSessions, MOST_UNNAMED, removeSession, type KeptSession } from './keptSessions.js';
import { useSession } from './useSession.js';

/** The sessions that this browser keeps: each can be named, gone on with, and removed. */
export function Sessions({ explorer }: { readonly explorer: Explorer }): JSX.Element {
  const own = useSession(explorer);
  const dialog = useRef<HTMLDialogElement>(null);
  const [kept, setKept] = useState<readonly KeptSession[]>([]);
  const [told, setTold] = useState('');
  const list = async (): Promise<void> => {
    try {
      setKept(await keptSessions());
      setTold('');
    } catch {
      setTold('This browser keeps nothing here.');
    }
  };
  const open = (): void => {
    dialog.current!.showModal();
    void list();
  };
  const remove = async (sessions: readonly KeptSession[]): Promise<void> => {
    await Promise.all(sessions.map(({ id }) => removeSession(id)));
    if (sessions.some(({ id }) => id === own.id)) own.begin();
    await list();
    setTold(`${counted(sessions.length, 'session')} removed`);
  };
  const others = kept.filter(({ id }) => id !== own.id);
  const unnamed = kept.filter(({ name }) => name === '');
  return (
    <>
      <button type="button" onClick={open}>
        Sessions
      </button>
      <dialog ref={dialog} class="sessions" aria-labelledby="sessions-title">
        <h2 id="sessions-title">Sessions</h2>
        <p class="hint">
          What was shown, step by step, is kept in this browser and goes nowhere else: the last {MOST_UNNAMED} sessions,
          and those with a name.
        </p>
        <p class="fields">
          <label for="session-name">Name of this session</label>
          <input
            id="session-name"
            value={own.name}
            autocomplete="off"
            onInput={({ currentTarget }) => own.rename(currentTarget.value)}
          />
        </p>
        <ul>
          {others.map((session) => {
            const called = nameOf(session);
            return (
              <li key={session.id}>
                <button
                  type="button"
                  aria-label={`Go on with ${called}`}
                  onClick={() => {
                    dialog.current!.close();
                    own.goOn(session);
                  }}
                >
                  {called}
                </button>{' '}
                <span class="hint">
                  {counted(session.steps.length, 'step')}, {new Date(session.at).toLocaleString()}
                </span>{' '}
                <button type="button" aria-label={`Remove ${called}`} onClick={() => void remove([session])}>
                  Remove
                </button>
              </li>
            );
          })}
        </ul>
        {others.length === 0 ? <p class="nothing">No other sessions.</p> : null}
        <p role="status">{told}</p>
        <form method="dialog" class="moves">
          <button type="button" disabled={unnamed.length === 0} onClick={() => void remove(unnamed)}>
            Remove those without a name
          </button>
          <button type="submit">Close</button>
        </form>
      </dialog>
    </>
  );
}

/** What a session is called: by its name, or by what it shows. */
function nameOf({ name, address }: KeptSession): string {
  if (name !== '') return name;
  const { source, position } = readAddress(address);
  return [source, ...(position.length === 0 ? [] : [position.join(' ')])].join(', ');
}
