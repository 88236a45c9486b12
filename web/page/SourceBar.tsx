import { useEffect, useRef } from 'preact/hooks';
import type { ComponentChildren, JSX } from 'preact';
import { EXAMPLES } from '../examples.js';
import type { Explorer } from './useExplorer.js';

interface SourceBarProps {
  readonly explorer: Explorer;
  /** Behind the buttons. */
  readonly children: ComponentChildren;
}

/** The source that is shown, the examples, and what is wrong with a source. */
export function SourceBar({ explorer, children }: SourceBarProps): JSX.Element {
  const { shown, found, show, undo, redo } = explorer;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current !== null && input.current.value !== shown.source) input.current.value = shown.source;
  }, [shown.source]);
  const commit = (source: string): void => {
    const text = source.trim();
    if (text !== '') show({ source: text, position: [] });
  };
  const failure = found.refused['source'];
  return (
    <header>
      <h1>spgames</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (input.current !== null) commit(input.current.value);
        }}
      >
        <label for="source">Source</label>
        <input
          id="source"
          ref={input}
          defaultValue={shown.source}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          aria-describedby="error"
          aria-invalid={failure !== undefined}
          onChange={({ currentTarget }) => {
            if (currentTarget.value.trim() !== shown.source) commit(currentTarget.value);
          }}
        />
        <button type="submit">Show</button>
      </form>
      <label class="examples">
        <span>Examples</span>
        <select
          value=""
          onChange={({ currentTarget }) => {
            commit(currentTarget.value);
            currentTarget.value = '';
          }}
        >
          <option value="">choose …</option>
          {EXAMPLES.map(({ source, about }) => (
            <option key={source} value={source}>
              {about}
            </option>
          ))}
        </select>
      </label>
      <div class="history">
        <button type="button" disabled={undo === undefined} onClick={undo}>
          Undo
        </button>
        <button type="button" disabled={redo === undefined} onClick={redo}>
          Redo
        </button>
        {children}
      </div>
      <div class="refusal" role="alert">
        {failure?.at === undefined ? null : (
          <pre aria-hidden="true">
            {shown.source}
            {'\n'}
            {' '.repeat(failure.at)}^
          </pre>
        )}
        <p id="error">{failure?.message ?? ''}</p>
        {failure === undefined || failure.hint === '' ? null : <p class="hint">{failure.hint}</p>}
      </div>
    </header>
  );
}
