import { useEffect, useRef, useState } from 'preact/hooks';
import { withParameter } from '../../address.js';
import type { Failure, PlayAnalysis, PlayRequest, PlayStatus, ProofOfPlay } from '../../messages.js';
import { playParameter, toMove, type PlayState } from '../../play.js';
import { Refused } from '../Thread.js';
import type { Explorer } from '../useExplorer.js';

/** What is known of the play at hand. */
export interface PlayKnown {
  /** The position that this was found for. */
  readonly at?: string;
  readonly status?: PlayStatus;
  readonly analysis?: PlayAnalysis;
  readonly hint?: string;
  readonly failed?: Failure;
}

interface Playing {
  readonly known: PlayKnown;
  readonly proof: ProofOfPlay | undefined;
  readonly said: string;
  readonly isThinking: boolean;
  readonly hint: () => void;
  readonly change: (part: Partial<PlayState>, position?: readonly string[]) => void;
}

/** Asks the thread for all that a play needs, and has the machine move when it is its turn. */
export function usePlay(explorer: Explorer, game: PlayState | undefined): Playing {
  const { shown, found, show, ask } = explorer;
  const [known, setKnown] = useState<PlayKnown>({});
  const [proof, setProof] = useState<ProofOfPlay & { readonly of: string }>();
  const [said, setSaid] = useState('');
  const [isThinking, setThinking] = useState(false);
  const search = useRef<AbortController>();

  const isOpen = found.opened !== undefined && isOf(found.key, shown);
  const parameter = game === undefined ? '' : playParameter({ ...game, analysis: false });
  const at = game === undefined || !isOpen ? '' : JSON.stringify([shown.source, shown.position, parameter]);
  const of = game === undefined ? '' : JSON.stringify([shown.source, shown.position.slice(0, game.from), game.misere]);
  const about = game === undefined ? '' : requestOf(shown, game);

  const refuse = (control: AbortController, error: unknown): void => {
    if (!(error instanceof Refused)) throw error;
    if (search.current === control && !control.signal.aborted) {
      setKnown((before) => ({ ...before, at, failed: error.failure }));
      setThinking(false);
    }
  };

  useEffect(() => {
    if (game === undefined || at === '') return;
    const control = new AbortController();
    search.current = control;
    const isCurrent = (): boolean => search.current === control;

    const run = async (): Promise<void> => {
      const status = await ask('playStatus', about, undefined, control.signal);
      if (!isCurrent()) return;
      setKnown({ at, status });
      if (game.opponent === 'proof' && proof?.of !== of) {
        setThinking(true);
        const answer = await ask('playProof', about, undefined, control.signal);
        if (!isCurrent()) return;
        setProof({ ...answer, of });
        setThinking(false);
      }
      if (status.over !== undefined || game.resigned || status.toMove === game.side) return;
      setThinking(true);
      const name =
        game.opponent === 'proof'
          ? await ask('playReply', about, undefined, control.signal)
          : (await ask('playMove', `${game.opponent} ${about}`, undefined, control.signal)).name;
      if (!isCurrent()) return;
      setThinking(false);
      if (name === '') return;
      setSaid(`${game.opponent === 'proof' ? 'The proof' : 'The machine'} plays ${name}.`);
      show({ position: [...shown.position, name] });
    };
    setThinking(false);
    void run().catch((error: unknown) => refuse(control, error));
    return () => {
      search.current = undefined;
      control.abort();
    };
  }, [at]);

  const wantsAnalysis = game?.analysis === true && known.at === at && known.status?.over === undefined;
  useEffect(() => {
    if (!wantsAnalysis || known.analysis !== undefined) return;
    const control = new AbortController();
    void ask('playAnalysis', about, undefined, control.signal).then(
      (analysis) => setKnown((before) => (before.at === at ? { ...before, analysis } : before)),
      () => {},
    );
    return () => control.abort();
  }, [wantsAnalysis, at]);

  const hint = (): void => {
    const control = search.current ?? new AbortController();
    setKnown((before) => ({ ...before, hint: 'searching …' }));
    const tell = (text: string): void => setKnown((before) => (before.at === at ? { ...before, hint: text } : before));
    void ask('playMove', `perfect ${about}`, undefined, control.signal).then(
      ({ name, wins, draws }) => {
        const why = wins === true ? 'it wins whatever the opponent does' : draws === true ? 'it draws' : 'no move wins';
        tell(`${name}: ${why}.`);
      },
      (error: unknown) => tell(error instanceof Refused ? `Not decided: ${error.failure.message}` : String(error)),
    );
  };
  const change = (part: Partial<PlayState>, position: readonly string[] = shown.position): void => {
    if (game === undefined) return;
    show({ position, ...withParameter(shown, 'play', playParameter({ ...game, ...part })) });
  };
  const current = known.at === at ? known : {};
  return { known: current, proof: proof?.of === of ? proof : undefined, said, isThinking, hint, change };
}

function requestOf({ source, position }: Explorer['shown'], { from, first, misere }: PlayState): string {
  const request: PlayRequest = {
    source,
    start: position.slice(0, from),
    moves: position.slice(from),
    first,
    misere,
  };
  return JSON.stringify(request);
}

/** Was this found for what is shown? */
function isOf(key: string, { source, position }: Explorer['shown']): boolean {
  if (key === '') return false;
  const [of, at] = JSON.parse(key) as [string, string];
  return of === source && at === position.join(' ');
}

/** The position to which both moves are taken back: the last one in which it was the user's turn. */
export function positionBefore(game: PlayState, shown: Explorer['shown']): readonly string[] | undefined {
  for (let length = shown.position.length - 1; length >= game.from; length--) {
    const position = shown.position.slice(0, length);
    if (toMove(game, { ...shown, position }) === game.side) return position;
  }
  return undefined;
}
