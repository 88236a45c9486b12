import { useEffect, useRef, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import type { RulesetFound, RulesetMistake, RulesetRequest, StartingRuleset } from '../../messages.js';
import { refusalInWords, Refused } from '../Thread.js';
import type { Explorer } from '../useExplorer.js';
import { ClassifiedRuleset } from './ruleset/ClassifiedRuleset.js';
import type { RulesetEditor } from './ruleset/editor.js';
import { rangeOf } from './ruleset/jsonTree.js';

/** So long after the last key the text is read. */
const PAUSE_MS = 250;

const FAMILIES = [
  { family: '3', words: 'all graphs with at most 3 vertices' },
  { family: '4', words: 'all graphs with at most 4 vertices' },
  { family: 'connected:4', words: 'connected graphs with at most 4 vertices' },
  { family: 'grids:6', words: 'grids with at most 6 squares' },
] as const;

/** What was typed stays while another tool is open. */
let draft: RulesetRequest | undefined;

type Answer = RulesetFound | RulesetMistake | { readonly refused: string };

/** A ruleset of one's own: its JSON in an editor, and what the library says of it. */
export function RulesetTool({ explorer }: { readonly explorer: Explorer }): JSX.Element {
  const { found, ask, show } = explorer;
  const [starts, setStarts] = useState<readonly StartingRuleset[]>([]);
  const [request, setRequest] = useState(draft);
  const [answer, setAnswer] = useState<Answer>();
  const [isAsking, setAsking] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<RulesetEditor>();

  const change = (part: Partial<RulesetRequest>): void =>
    setRequest((before = { text: '', board: 'path:3', family: '4' }) => (draft = { ...before, ...part }));
  const begin = ({ text, board }: StartingRuleset): void => {
    change({ text, board, family: /^grid:/.test(board) ? 'grids:6' : '4' });
    editor.current?.write(text);
  };

  const isRead = found.opened !== undefined || found.refused['source'] !== undefined;
  useEffect(() => {
    if (!isRead) return;
    void ask('startingRulesets').then((all) => {
      setStarts(all);
      const first = all.find(({ isInView }) => isInView) ?? all.find(({ name }) => name === 'snort');
      if (draft === undefined && first !== undefined) begin(first);
    }, ignore);
  }, [isRead, found.key]);

  const isBegun = request !== undefined;
  useEffect(() => {
    if (!isBegun) return undefined;
    let isLeft = false;
    void import('./ruleset/editor.js').then(({ openEditor }) => {
      if (isLeft || host.current === null) return;
      editor.current = openEditor(host.current, draft!.text, (text) => change({ text }));
      setOpen(true);
    });
    return () => {
      isLeft = true;
      editor.current?.close();
      editor.current = undefined;
    };
  }, [isBegun]);

  const asked = JSON.stringify(request);
  useEffect(() => {
    if (request === undefined || !isRead) return undefined;
    const stop = new AbortController();
    setAsking(true);
    const timer = setTimeout(() => {
      void ask('ruleset', asked, undefined, stop.signal)
        .catch(refusal)
        .then((told) => {
          if (stop.signal.aborted) return;
          setAnswer(told);
          setAsking(false);
        });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
    // A new source stops what is asked, and a new theme has other pictures.
  }, [asked, found.key, isRead]);

  const mistake = answer !== undefined && 'mistake' in answer && !isAsking ? answer : undefined;
  const range = mistake?.mistake === 'ruleset' ? placeOf(mistake, request?.text ?? '') : undefined;
  useEffect(() => {
    editor.current?.mark(range && { ...range, message: [mistake!.message, mistake!.hint].join('\n').trim() });
  }, [answer, isAsking, isOpen]);

  return (
    <div class="ruleset">
      <div class="written">
        <p class="moves">
          <label>
            Begin with{' '}
            <select
              id="ruleset-start"
              value=""
              onChange={({ currentTarget }) => {
                const start = starts[Number(currentTarget.value)];
                if (currentTarget.value !== '' && start !== undefined) begin(start);
                currentTarget.value = '';
              }}
            >
              <option value="">choose …</option>
              {starts.map(({ name }, i) => (
                <option key={name} value={i}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label>
            on the board{' '}
            <input
              id="ruleset-board"
              value={request?.board ?? ''}
              spellcheck={false}
              autocomplete="off"
              autocapitalize="off"
              aria-invalid={mistake?.mistake === 'board'}
              aria-describedby="ruleset-mistake"
              onInput={({ currentTarget }) => change({ board: currentTarget.value })}
            />
          </label>
        </p>
        <div id="ruleset-editor" ref={host} onKeyDown={(event) => event.stopPropagation()} />
        {isOpen ? null : <p class="nothing">The editor is loaded …</p>}
        <p class="hint">
          Ctrl-Space lists what can stand at the cursor, F8 goes to the mistake; Escape, then Tab, leaves the editor.
        </p>
        <div role="status">
          <p class="wrong" id="ruleset-mistake">
            {mistake === undefined
              ? ''
              : `${mistake.at === undefined ? lineOf(range, request?.text ?? '') : ''}${mistake.message}`}
          </p>
          {mistake === undefined || mistake.hint === '' ? null : <p class="hint">{mistake.hint}</p>}
        </div>
        {range === undefined ? null : (
          <button type="button" onClick={() => editor.current?.goTo(range.from)}>
            Go to the mistake
          </button>
        )}
      </div>
      <div class="classified">
        <label>
          Invariant and independence on{' '}
          <select
            id="ruleset-family"
            value={request?.family ?? '4'}
            onChange={({ currentTarget }) => change({ family: currentTarget.value })}
          >
            {FAMILIES.map(({ family, words }) => (
              <option key={family} value={family}>
                {words}
              </option>
            ))}
          </select>
        </label>
        <p role="status" class="nothing">
          {isAsking ? 'reading and classifying …' : ''}
        </p>
        {answer === undefined || 'mistake' in answer ? null : 'refused' in answer ? (
          <p class="wrong" id="ruleset-refused">
            {answer.refused}
          </p>
        ) : (
          <ClassifiedRuleset
            found={answer}
            text={request?.text ?? ''}
            isOld={isAsking}
            onShow={(source) => show({ source, position: [], view: 'legal' })}
          />
        )}
      </div>
    </div>
  );
}

function ignore(error: unknown): void {
  if (!(error instanceof Refused)) throw error;
}

function refusal(error: unknown): Answer {
  if (!(error instanceof Refused)) throw error;
  return { refused: refusalInWords(error.failure) };
}

/** Where in the text a mistake is. */
function placeOf({ at, field }: RulesetMistake, text: string): { readonly from: number; readonly to: number } {
  return at === undefined ? rangeOf(text, field ?? '') : { from: at, to: Math.min(at + 1, text.length) };
}

function lineOf(range: { readonly from: number } | undefined, text: string): string {
  if (range === undefined) return '';
  const before = text.slice(0, range.from).split('\n');
  return `line ${before.length}, column ${before.at(-1)!.length + 1}: `;
}
