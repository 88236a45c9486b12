import { useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { BoardPane } from './BoardPane.js';
import { ComplexPane } from './ComplexPane.js';
import { GamePane } from './GamePane.js';
import { Shortcuts } from './Shortcuts.js';
import { SourceBar } from './SourceBar.js';
import { WayBackPane } from './WayBackPane.js';
import { useExplorer } from './useExplorer.js';

const PANES = ['Board', 'Complex', 'Game', 'Back'] as const;

/** What a page without an address shows. */
const FIRST = 'snort@path:3';

export function App(): JSX.Element {
  const explorer = useExplorer(FIRST);
  const [pane, setPane] = useState<(typeof PANES)[number]>('Board');
  const goTo = (number: number): void => {
    const name = PANES[number]!;
    setPane(name);
    // After the pane is shown.
    requestAnimationFrame(() => document.getElementById(`${name.toLowerCase()}-title`)?.focus());
  };
  return (
    <>
      <SourceBar explorer={explorer}>
        <Shortcuts explorer={explorer} panes={PANES} onPane={goTo} />
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
        <ComplexPane explorer={explorer} />
        <GamePane explorer={explorer} />
        <WayBackPane explorer={explorer} />
      </main>
    </>
  );
}
