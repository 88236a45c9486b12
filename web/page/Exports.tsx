import { useEffect, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { Copy } from './CommandLine.js';
import type { Explorer } from './useExplorer.js';

interface ExportsProps {
  readonly explorer: Explorer;
  readonly of: 'complex' | 'game';
}

/** The complex in view, or the game, as a text for each program that the library writes for. */
export function Exports({ explorer: { found, shown, ask }, of }: ExportsProps): JSX.Element {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState('');
  const exports = (found.opened?.exports ?? []).filter((each) => each.of === of);
  const what = of === 'game' ? of : shown.view;
  useEffect(() => {
    setText('');
    setChosen('');
  }, [found.key, what]);
  const write = async (name: string): Promise<void> => {
    setChosen(name);
    setText(await ask('export', `${what} ${name}`).catch(({ message }: Error) => message));
  };
  return (
    <>
      <h3>The {of} as text</h3>
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
