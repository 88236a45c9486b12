import type { ComponentChildren, JSX } from 'preact';
import { EXAMPLES } from '../examples.js';
import { Mistake } from './Mistake.js';
import { SourceInput } from './SourceInput.js';
import type { Explorer } from './useExplorer.js';

interface SourceBarProps {
  readonly explorer: Explorer;
  /** Behind the buttons. */
  readonly children: ComponentChildren;
}

/** The source that is shown, the examples, and what is wrong with a source. */
export function SourceBar({ explorer, children }: SourceBarProps): JSX.Element {
  const { shown, found, show, undo, redo } = explorer;
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
          commit(event.currentTarget.querySelector('input')!.value);
        }}
      >
        <label for="source">Source</label>
        <SourceInput explorer={explorer} isWrong={failure !== undefined} onCommit={commit} />
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
        <Mistake text={shown.source} failure={failure} id="error" />
      </div>
    </header>
  );
}
