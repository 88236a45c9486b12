import { useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { quotedWords } from '../../src/cli/completion/quoted.js';
import type { Shown } from '../address.js';

interface CommandLineProps {
  readonly command: string;
  readonly shown: Shown;
  readonly options?: readonly string[];
}

/** The line for a shell that gives the same. */
export function CommandLine({ command, shown: { source, position }, options = [] }: CommandLineProps): JSX.Element {
  const placed = position.length === 0 ? [] : ['--position', position.join(' ')];
  return <ShellLine words={[command, source, ...placed, ...options]} />;
}

/** A line for a shell, to copy. */
export function ShellLine({ words }: { readonly words: readonly string[] }): JSX.Element {
  const line = quotedWords(['spgames', ...words]);
  const [command] = words;
  return (
    <div class="command">
      <pre tabIndex={0} aria-label={`On the command line: ${command!}`}>
        {line}
      </pre>
      <Copy text={line} what={`the command ${command!}`} />
    </div>
  );
}

/** Copies a text, where the browser lets a page do so. */
export function Copy({ text, what }: { readonly text: string; readonly what: string }): JSX.Element {
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('copied');
    } catch {
      setSaid('not allowed here');
    }
  };
  return (
    <>
      <button type="button" aria-label={`Copy ${what}`} onClick={() => void copy()}>
        Copy
      </button>
      <span role="status">{said}</span>
    </>
  );
}
