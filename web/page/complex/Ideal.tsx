import { useEffect, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import type { View } from '../../address.js';
import { Beginning } from '../LongText.js';
import { Refused, refusalInWords } from '../Thread.js';
import type { Explorer } from '../useExplorer.js';
import { useLater } from '../useLater.js';
import { focusable } from './focusable.js';
import { Monomial } from './Formula.js';

/** The programs that an ideal is copied for, by the names of `spgames export --to`. */
const PROGRAMS = [
  ['macaulay2', 'Macaulay2'],
  ['sage', 'Sage'],
  ['latex', 'LaTeX'],
] as const;
/** So many variables are set at first, and at a time: setting formulas takes long. */
const VARIABLES = 60;

interface GeneratorsProps {
  /** As the library writes an ideal, x1*y2, x2. */
  readonly text: string;
}

/** An ideal as a formula; each generator is one of its own, so that a line can end behind it. */
export function Generators({ text }: GeneratorsProps): JSX.Element {
  const [pages, setPages] = useState(1);
  useEffect(() => setPages(1), [text]);
  // Formulas take long to be set.
  const late = useLater(text) ?? '';
  const generators = late === '' ? [] : late.split(', ');
  const most = countWithin(generators, pages * VARIABLES);
  const left = generators.length - most;
  return (
    <span class="formula">
      <span aria-hidden="true">
        {generators.slice(0, most).map((generator, i) => (
          <span key={generator}>
            <span class="term">
              {i === 0 ? '⟨' : ''}
              <Monomial text={generator} />
              {i === generators.length - 1 ? '⟩' : ','}
            </span>{' '}
          </span>
        ))}
        {left > 0 ? '…' : ''}
      </span>
      {left <= 0 ? null : (
        <button type="button" onClick={() => setPages(pages + 1)}>
          and {left} more
        </button>
      )}
    </span>
  );
}

/** How many generators have together at most so many variables; one at least. */
function countWithin(generators: readonly string[], variables: number): number {
  let sum = 0;
  const end = generators.findIndex((generator) => (sum += generator.split('*').length) > variables);
  return end < 0 ? generators.length : Math.max(1, end);
}

interface IdealProps {
  readonly view: View;
  readonly text: string;
  readonly explorer: Explorer;
}

/** The legal or the illegal ideal; what stands in the notation of sources is there for programs and screen readers. */
export function Ideal({ view, text, explorer }: IdealProps): JSX.Element {
  return (
    <div class="row">
      <dt id={`${view}-ideal-title`} tabIndex={-1}>
        {view} ideal
      </dt>
      <dd class="whole">
        <span id={`${view}-ideal`} class="unseen">
          <Beginning text={text} />
        </span>
        {text === '' ? null : (
          <>
            <div class="scrolled" tabIndex={focusable(text)}>
              <Generators text={text} />
            </div>
            <IdealPrograms view={view} explorer={explorer} />
          </>
        )}
      </dd>
    </div>
  );
}

/** Copies the ideal as other programs read it; the text stands below, for browsers that let no page copy. */
function IdealPrograms({ view, explorer: { ask, found } }: Omit<IdealProps, 'text'>): JSX.Element {
  const [written, setWritten] = useState<{ readonly said: string; readonly text: string }>();
  useEffect(() => setWritten(undefined), [found.key]);
  const copy = async (name: string, program: string): Promise<void> => {
    const text = await ask('idealText', `${view} ${name}`).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      setWritten({ said: refusalInWords(error.failure), text: '' });
    });
    if (text === undefined) return;
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setWritten({ said: isCopied ? `copied for ${program}` : `for ${program}, to be copied by hand`, text });
  };
  return (
    <>
      <span class="moves copies">
        <span class="counts">copy for</span>
        {PROGRAMS.map(([name, program]) => (
          <button
            key={name}
            type="button"
            aria-label={`Copy the ${view} ideal for ${program}`}
            onClick={() => void copy(name, program)}
          >
            {program}
          </button>
        ))}
        <span role="status">{written?.said ?? ''}</span>
      </span>
      {written === undefined || written.text === '' ? null : (
        <pre class="exported" tabIndex={0} aria-label={`The ${view} ideal as text`}>
          {written.text}
        </pre>
      )}
    </>
  );
}
