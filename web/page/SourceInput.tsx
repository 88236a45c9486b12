import { useEffect, useRef, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import type { Completion } from '../messages.js';
import type { Explorer } from './useExplorer.js';

interface SourceInputProps {
  readonly explorer: Explorer;
  readonly isWrong: boolean;
  readonly onCommit: (source: string) => void;
}

const NOTHING: readonly Completion[] = [];

/** The source as it is typed, with a list of what it may become: the arrows choose, Enter takes, Escape closes. */
export function SourceInput({ explorer: { shown, ask }, isWrong, onCommit }: SourceInputProps): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [offered, setOffered] = useState(NOTHING);
  const [active, setActive] = useState(-1);
  // What was asked last: answers to what was typed before it come too late.
  const asked = useRef('');
  const latest = useRef<string>();
  latest.current = offered[active]?.text;
  const close = (): void => {
    asked.current = '';
    setOffered(NOTHING);
    setActive(-1);
  };
  useEffect(() => {
    if (input.current !== null && input.current.value !== shown.source) input.current.value = shown.source;
    close();
  }, [shown.source]);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const offer = async (typed: string, first = -1): Promise<void> => {
    asked.current = typed;
    const found = await ask('complete', typed).catch(() => NOTHING);
    if (asked.current !== typed || input.current?.value !== typed) return;
    setOffered(found);
    // What was chosen while the answer was on its way stays chosen.
    const chosen = latest.current;
    const kept = found.findIndex(({ text }) => text === chosen);
    setActive(kept >= 0 ? kept : found.length === 0 ? -1 : first);
  };
  const take = ({ text }: Completion): void => {
    input.current!.value = text;
    input.current!.focus();
    close();
    void offer(text);
  };
  const press = (event: KeyboardEvent): void => {
    const isOpen = offered.length > 0;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'Enter' && active >= 0) take(offered[active]!);
    else if (step !== 0 && isOpen)
      setActive((active + step + offered.length + (active < 0 && step < 0 ? 1 : 0)) % offered.length);
    else if (event.key === 'ArrowDown') void offer(input.current!.value, 0);
    else return;
    event.preventDefault();
  };
  return (
    <span class="completed">
      <input
        id="source"
        ref={input}
        role="combobox"
        defaultValue={shown.source}
        spellcheck={false}
        autocomplete="off"
        autocapitalize="off"
        aria-autocomplete="list"
        aria-expanded={offered.length > 0}
        aria-controls="completions"
        aria-activedescendant={active < 0 ? undefined : `completion-${active}`}
        aria-describedby="error"
        aria-invalid={isWrong}
        onKeyDown={press}
        onInput={({ currentTarget }) => {
          setActive(-1);
          void offer(currentTarget.value);
        }}
        onBlur={close}
        onChange={({ currentTarget }) => {
          if (currentTarget.value.trim() !== shown.source) onCommit(currentTarget.value);
        }}
      />
      <ul
        id="completions"
        ref={list}
        role="listbox"
        aria-label="What the source may become"
        hidden={offered.length === 0}
      >
        {offered.map((each, i) => (
          <li
            key={each.text}
            id={`completion-${i}`}
            role="option"
            aria-selected={i === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(each)}
          >
            <code>{each.text}</code> <span>{each.words}</span>
          </li>
        ))}
      </ul>
    </span>
  );
}
