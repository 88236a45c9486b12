import { useEffect, useRef, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import type { AskableProperty, PropertyAnswer } from '../messages.js';
import type { ShownFaces } from './markFaces.js';
import { Steps } from './Steps.js';
import { Refused } from './Thread.js';
import type { Explorer } from './useExplorer.js';

interface RowsProps {
  readonly explorer: Explorer;
  readonly onShow: (faces: ShownFaces | undefined) => void;
}

/** A row for each property of the complex in view: opened, it asks for this property. */
export function PropertyRows({ explorer, onShow }: RowsProps): JSX.Element {
  const [said, setSaid] = useState('');
  const properties = explorer.found.opened?.properties ?? [];
  const rows = (isRare: boolean): JSX.Element[] =>
    properties
      .filter((property) => property.isRare === isRare)
      .map((property) => (
        <PropertyRow key={property.name} property={property} explorer={explorer} onShow={onShow} onSay={setSaid} />
      ));
  return (
    <div class="properties">
      <h3>Properties</h3>
      {rows(false)}
      <details class="rare">
        <summary>Properties that few ask for, or whose search may take long</summary>
        <div class="body">{rows(true)}</div>
      </details>
      <p class="unseen" role="status">
        {said}
      </p>
    </div>
  );
}

interface RowProps extends RowsProps {
  readonly property: AskableProperty;
  readonly onSay: (text: string) => void;
}

/** What is known of a property of one complex. */
interface Known {
  readonly of: string;
  readonly answer?: PropertyAnswer;
  readonly refusal?: string;
  readonly soFar?: string;
}

function PropertyRow({ property: { name, about }, explorer, onShow, onSay }: RowProps): JSX.Element {
  const { found, shown, ask } = explorer;
  const [isOpen, setOpen] = useState(false);
  const [known, setKnown] = useState<Known>();
  const search = useRef<AbortController>();
  const of = `${shown.view} ${found.key}`;
  const { answer, refusal, soFar: searched }: Omit<Known, 'of'> = known?.of === of ? known : {};

  useEffect(() => {
    if (!isOpen || known?.of === of) return;
    const control = new AbortController();
    search.current = control;
    const tell = (part: Omit<Known, 'of'>, inWords = ''): void => {
      if (search.current !== control) return;
      setKnown({ of, ...part });
      if (inWords !== '') onSay(`${name}: ${inWords}`);
    };
    const find = async (): Promise<void> => {
      try {
        const soFar = (text: string): void => tell({ soFar: text });
        const answered = await ask('property', `${shown.view} ${name}`, soFar, control.signal);
        tell({ answer: answered }, short(answered) || 'found');
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        const { message, isUndecided } = error.failure;
        tell({ refusal: isUndecided ? `undecided: ${message}` : message }, message);
      }
    };
    setKnown({ of });
    void find();
  }, [isOpen, of]);
  // What is closed, or of another complex, is not searched any more.
  useEffect(() => () => search.current?.abort(), [isOpen, of]);

  const isSearching = isOpen && answer === undefined && refusal === undefined;
  const close = (): void => {
    setOpen(false);
    // What was cancelled is asked again when the row is opened again.
    if (answer === undefined) setKnown(undefined);
  };
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => (currentTarget.open ? setOpen(true) : close())}>
      <summary>
        <code>{name}</code>
        <b>{answer === undefined ? '' : short(answer)}</b>
        <span class="seconds">{answer === undefined ? '' : `${answer.seconds.toFixed(2)} s`}</span>
      </summary>
      {isOpen ? (
        <div class="body">
          <p class="hint">{about}</p>
          {isSearching ? (
            <p class="searching">
              <span>searching … {searched ?? ''}</span>
              <button type="button" onClick={() => search.current?.abort()}>
                Cancel
              </button>
            </p>
          ) : null}
          {refusal === undefined ? null : <p class="refused">{refusal}</p>}
          {answer === undefined ? null : <Answered answer={answer} onShow={onShow} />}
        </div>
      ) : null}
    </details>
  );
}

function Answered({
  answer: { text, lines, shown },
  onShow,
}: { readonly answer: PropertyAnswer } & Pick<RowsProps, 'onShow'>): JSX.Element {
  return (
    <>
      {typeof text === 'string' ? null : <pre tabIndex={0}>{text.join('\n')}</pre>}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {shown.length === 0 ? null : <Steps shown={shown} onShow={onShow} />}
    </>
  );
}

/** An answer in a line, where it has one. */
function short({ text }: PropertyAnswer): string {
  return typeof text === 'string' ? text : text.length === 1 ? text[0]! : '';
}
