import { useEffect, useRef, useState } from 'preact/hooks';
import { writeAddress } from '../../address.js';
import type { Explorer } from '../useExplorer.js';
import { keepSession, type KeptSession } from './keptSessions.js';

/** Changes that follow each other faster are kept together. */
const WAIT_MS = 400;

export interface OwnSession {
  readonly id: string;
  readonly name: string;
  readonly rename: (name: string) => void;
  /** Goes on with a session that was kept. */
  readonly goOn: (session: KeptSession) => void;
  /** Goes on as a new one, for instance when the one at hand was removed. */
  readonly begin: () => void;
}

/** The session of this page: kept from its second step on, or as soon as it has a name. */
export function useSession({ shown, steps, restore }: Explorer): OwnSession {
  const [{ id, name }, setOwn] = useState(newOne);
  const address = writeAddress(shown);
  const kept = useRef('');
  useEffect(() => {
    if (steps.length === 0 && name === '' && kept.current === '') return undefined;
    const session = { id, name, address, steps: steps.map(writeAddress) };
    const text = JSON.stringify(session);
    if (text === kept.current) return undefined;
    const timer = setTimeout(() => {
      kept.current = text;
      // A browser may keep nothing; the list of sessions says so.
      keepSession({ ...session, at: Date.now() }).catch(() => {});
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, [id, name, address, steps]);
  return {
    id,
    name,
    rename: (to) => setOwn({ id, name: to }),
    goOn: (session) => {
      const { at: _, ...same } = session;
      kept.current = JSON.stringify(same);
      setOwn({ id: session.id, name: session.name });
      restore(session.address, session.steps);
    },
    begin: () => {
      const own = newOne();
      // What was just removed is not kept again before something changes.
      kept.current = JSON.stringify({ ...own, address, steps: steps.map(writeAddress) });
      setOwn(own);
    },
  };
}

function newOne(): { readonly id: string; readonly name: string } {
  return {
    id: Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-'),
    name: '',
  };
}
