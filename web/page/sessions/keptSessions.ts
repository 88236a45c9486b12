/** Sessions in the database of the browser: they stay when the page is closed, and go nowhere else. */
import type { DBSchema, IDBPDatabase } from 'idb';

/** What was shown in a page, step by step, as addresses. */
export interface KeptSession {
  readonly id: string;
  /** What somebody called it; those with a name are kept until they are removed. */
  readonly name: string;
  /** When it last changed, in milliseconds since 1970. */
  readonly at: number;
  /** What is shown, and what was shown before, the first first. */
  readonly address: string;
  readonly steps: readonly string[];
}

interface Schema extends DBSchema {
  readonly sessions: { readonly key: string; readonly value: KeptSession };
}

/** So many sessions without a name are kept, the latest. */
export const MOST_UNNAMED = 30;
/** So many steps of a session are kept, the latest. */
const MOST_STEPS = 200;

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= import('idb').then(({ openDB }) =>
    openDB<Schema>('spgames', 1, {
      upgrade: (created) => {
        created.createObjectStore('sessions', { keyPath: 'id' });
      },
    }),
  );
  return opened;
}

/** All sessions, the latest first. @throws whatever a browser says that keeps nothing */
export async function keptSessions(): Promise<KeptSession[]> {
  const all = await (await database()).getAll('sessions');
  return all.sort((a, b) => b.at - a.at);
}

/** Keeps a session; of those without a name the oldest go. */
export async function keepSession(session: KeptSession): Promise<void> {
  const kept = await database();
  await kept.put('sessions', { ...session, steps: session.steps.slice(-MOST_STEPS) });
  const unnamed = (await keptSessions()).filter(({ name }) => name === '');
  await Promise.all(unnamed.slice(MOST_UNNAMED).map(({ id }) => kept.delete('sessions', id)));
}

export async function removeSession(id: string): Promise<void> {
  await (await database()).delete('sessions', id);
}
