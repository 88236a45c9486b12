import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { remembered } from './remembered.js';
import type { Explorer } from './useExplorer.js';

interface ShortcutsProps {
  readonly explorer: Explorer;
  readonly panes: readonly string[];
  readonly onPane: (number: number) => void;
}

interface Shortcut {
  readonly key: string;
  readonly about: string;
  readonly act: () => void;
}

/** Whoever dictates, or hits keys by mistake, turns them off; that is kept. */
const KEPT = 'spgames.shortcuts';

/** What single keys do, a list of them, and a way to turn them off. */
export function Shortcuts({ explorer, panes, onPane }: ShortcutsProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOn, setOn] = useState(() => remembered.get(KEPT) !== 'off');
  const { shown, show, undo, redo } = explorer;
  const open = (): void => dialog.current?.showModal();
  const shortcuts: readonly Shortcut[] = [
    { key: '?', about: 'this list', act: open },
    { key: '/', about: 'to the source', act: () => document.getElementById('source')?.focus() },
    ...panes.map((name, i) => ({ key: String(i + 1), about: `to the pane ${name}`, act: () => onPane(i) })),
    { key: 'l', about: 'the legal complex', act: () => show({ view: 'legal' }) },
    { key: 'i', about: 'the illegal complex', act: () => show({ view: 'illegal' }) },
    { key: 'b', about: 'take the last piece back', act: () => show({ position: shown.position.slice(0, -1) }) },
    { key: 'z', about: 'undo', act: () => undo?.() },
    { key: 'y', about: 'redo', act: () => redo?.() },
  ];

  // At once: a key may follow the choice immediately.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isTyped =
        event.target instanceof Element &&
        event.target.closest('input, select, textarea, dialog, [contenteditable="true"]') !== null;
      if (!isOn || isTyped || event.ctrlKey || event.metaKey || event.altKey) return;
      const shortcut = shortcuts.find(({ key }) => key === event.key);
      if (shortcut === undefined) return;
      event.preventDefault();
      shortcut.act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });

  const turn = (on: boolean): void => {
    setOn(on);
    remembered.set(KEPT, on ? 'on' : 'off');
  };
  return (
    <>
      <button type="button" class="help" aria-label="Keys" onClick={open}>
        ?
      </button>
      <dialog ref={dialog} aria-labelledby="keys-title">
        <h2 id="keys-title">Keys</h2>
        <table>
          <tbody>
            {shortcuts.map(({ key, about }) => (
              <tr key={key}>
                <th scope="row">
                  <kbd>{key}</kbd>
                </th>
                <td>{about}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>Everything else is reached by Tab; pieces are placed by the buttons below the board.</p>
        <label class="choice">
          <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => turn(currentTarget.checked)} />
          <span>single keys are used</span>
        </label>
        <form method="dialog">
          <button type="submit">Close</button>
        </form>
      </dialog>
    </>
  );
}
