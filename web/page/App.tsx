import { useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { BoardPane } from './BoardPane.js';
import { ComplexPane } from './complex/ComplexPane.js';
import { GamePane } from './GamePane.js';
import { Sessions } from './sessions/Sessions.js';
import { Shortcuts } from './Shortcuts.js';
import { SourceBar } from './SourceBar.js';
import { ToolBox } from './tools/ToolBox.js';
import { Tour } from './Tour.js';
import { useExplorer } from './useExplorer.js';
import { useLater } from './useLater.js';

const PANES = ['Board', 'Complex', 'Game', 'Tools'] as const;

/** What a page without an address shows. */
const FIRST = 'snort@path:3';

export function App(): JSX.Element {
  const explorer = useExplorer(FIRST);
  const [pane, setPane] = useState<(typeof PANES)[number]>('Board');
  // The panes are laid out one after the other.
  const areAnswersShown = useLater(true) === true;
  const isToolShown = useLater(areAnswersShown) === true;
  const goTo = (number: number): void => {
    const name = PANES[number]!;
    setPane(name);
    // After the pane is shown.
    requestAnimationFrame(() => document.getElementById(`${name.toLowerCase()}-title`)?.focus());
  };
  return (
    <>
      <SourceBar explorer={explorer}>
        <Sessions explorer={explorer} />
        <Shortcuts explorer={explorer} panes={PANES} onPane={goTo} />
        <Tour onPane={(number) => setPane(PANES[number]!)} />
      </SourceBar>
      <nav class="tabs" aria-label="Panes">
        {PANES.map((name) => (
          <button key={name} type="button" aria-pressed={pane === name} onClick={() => setPane(name)}>
            {name}
          </button>
        ))}
      </nav>
      <main data-pane={pane}>
        <BoardPane explorer={explorer} />
        {areAnswersShown ? <ComplexPane explorer={explorer} /> : null}
        {areAnswersShown ? <GamePane explorer={explorer} /> : null}
        {isToolShown ? <ToolBox explorer={explorer} /> : null}
      </main>
    </>
  );
}
