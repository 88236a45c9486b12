import { useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { parameterOf, withParameter } from '../../address.js';
import type { Explorer } from '../useExplorer.js';
import { CellsEditor } from './draw/CellsEditor.js';
import { readCells, writeCells, type Cells } from './draw/cells.js';
import { asKind, KINDS, readDrawing, sourceOf, writeDrawing, type Kind } from './draw/drawing.js';
import { HandDrawing } from './draw/HandDrawing.js';
import { HeapsEditor } from './draw/HeapsEditor.js';

const DRAWN: Readonly<Record<Kind, string>> = { graph: 'a board', digraph: 'a digraph', complex: 'a complex' };
/** What is edited as the notation of a board. */
const EDITED = { grid: 'square cells', hex: 'hexagonal cells', heaps: 'heaps' } as const;
type Edited = keyof typeof EDITED;

/** A board, a digraph, a complex, cells or heaps made by hand; what is made is in the address. */
export function DrawTool({ explorer }: { readonly explorer: Explorer }): JSX.Element {
  const { shown, show } = explorer;
  const text = parameterOf(shown, 'drawing');
  const edited = (Object.keys(EDITED) as Edited[]).find((name) => text.startsWith(`${name}:`));
  const drawing = readDrawing(edited === undefined ? text : '');
  const kind = edited ?? drawing.kind;
  const [ruleset, setRuleset] = useState(() => /^([^@\s]+)@/.exec(shown.source)?.[1] ?? 'snort');
  const draw = (next: string): void => show(withParameter(shown, 'drawing', next));
  const begin = (name: Edited): string => (name === 'heaps' ? 'heaps:3,5' : writeCells(cellsAs(name, text)));
  const hasRuleset = kind !== 'digraph' && kind !== 'complex';
  const source = edited === undefined ? sourceOf(drawing, ruleset.trim()) : `${ruleset.trim()}@${text}`;
  const choices: readonly (readonly [name: string, words: string, choose: () => string])[] = [
    ...KINDS.map((name) => [name, DRAWN[name], () => writeDrawing(asKind(drawing, name))] as const),
    ...Object.entries(EDITED).map(([name, words]) => [name, words, () => begin(name as Edited)] as const),
  ];
  return (
    <div class="draw">
      <fieldset class="kinds">
        <legend>Draw</legend>
        {choices.map(([name, words, choose]) => (
          <label key={name}>
            <input type="radio" name="drawn" checked={name === kind} onChange={() => draw(choose())} />
            {words}
          </label>
        ))}
      </fieldset>
      {hasRuleset ? (
        <p class="fields">
          <label for="draw-ruleset">Ruleset</label>
          <input
            id="draw-ruleset"
            value={ruleset}
            spellcheck={false}
            autocomplete="off"
            autocapitalize="off"
            onInput={({ currentTarget }) => setRuleset(currentTarget.value)}
          />
        </p>
      ) : null}
      {kind === 'heaps' ? (
        <HeapsEditor notation={text} onDraw={draw} />
      ) : kind === 'grid' || kind === 'hex' ? (
        <CellsEditor notation={text} onDraw={draw} />
      ) : (
        <HandDrawing drawing={drawing} onDraw={(next) => draw(writeDrawing(next))} />
      )}
      <p class="line">
        <code id="drawn">{source}</code>
      </p>
      <button
        type="button"
        id="show-drawn"
        disabled={source === ''}
        onClick={() => show({ source, position: [], view: 'legal' })}
      >
        Show it in the panes
      </button>
    </div>
  );
}

/** The cells that are there, in another shape. */
function cellsAs(shape: Cells['shape'], text: string): Cells {
  return { ...readCells(text), shape };
}
