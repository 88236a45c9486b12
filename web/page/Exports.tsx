import { useEffect, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { Copy } from './CommandLine.js';
import type { Explorer } from './useExplorer.js';

/** The complex in view as a text, for each program that the library writes for. */
export function Exports({ explorer: { found, shown, ask } }: { readonly explorer: Explorer }): JSX.Element {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState('');
  const exports = found.opened?.exports ?? [];
  useEffect(() => {
    setText('');
    setChosen('');
  }, [found.key, shown.view]);
  const write = async (name: string): Promise<void> => {
    setChosen(name);
    setText(await ask('export', `${shown.view} ${name}`).catch(({ message }: Error) => message));
  };
  return (
    <>
      <h3>The complex as text</h3>
      <div class="moves">
        {exports.map(({ name, program }) => (
          <button key={name} type="button" aria-pressed={chosen === name} onClick={() => void write(name)}>
            {program}
          </button>
        ))}
      </div>
      {text === '' ? null : (
        <>
          <pre class="exported" tabIndex={0}>
            {text}
          </pre>
          <div class="command">
            <Copy text={text} what="the text" />
          </div>
        </>
      )}
    </>
  );
}
