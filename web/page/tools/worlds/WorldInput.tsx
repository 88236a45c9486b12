import { useEffect, useRef } from 'preact/hooks';
import type { JSX } from 'preact';

interface WorldInputProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly examples: readonly (readonly [notation: string, about: string])[];
  /** The element that says what is wrong. */
  readonly describedBy: string;
  /** The source in view. */
  readonly source: string;
  readonly onEnter: (text: string) => void;
}

/** A game of another world as it is written, with examples. */
export function WorldInput(props: WorldInputProps): JSX.Element {
  const { id, label, value, examples, describedBy, source, onEnter } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current !== null) input.current.value = value;
  }, [value]);
  return (
    <>
      <label for={id}>{label}</label>
      <span class="typed">
        <input
          id={id}
          ref={input}
          defaultValue={value}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          aria-describedby={describedBy}
          onChange={({ currentTarget }) => {
            if (currentTarget.value.trim() !== value) onEnter(currentTarget.value.trim());
          }}
        />
        <button type="submit">Show</button>
        <button type="button" disabled={value === source} onClick={() => onEnter(source)}>
          Take the source in view
        </button>
      </span>
      <label for={`${id}-examples`}>Examples</label>
      <select
        id={`${id}-examples`}
        value=""
        onChange={({ currentTarget }) => {
          onEnter(currentTarget.value);
          currentTarget.value = '';
        }}
      >
        <option value="">choose …</option>
        {examples.map(([notation, about]) => (
          <option key={notation} value={notation}>
            {about}
          </option>
        ))}
      </select>
    </>
  );
}
