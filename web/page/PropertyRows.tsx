import { useState } from 'preact/hooks';
import type { JSX } from 'preact';
import type { AskableProperty, PropertyAnswer } from '../messages.js';
import { AskedRow } from './AskedRow.js';
import type { ShownFaces } from './complex/markFaces.js';
import { SheddingTree } from './complex/SheddingTree.js';
import { Steps } from './Steps.js';
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
      <div class="rows">
        {rows(false)}
        <details class="rare">
          <summary>Properties that few ask for, or whose search may take long</summary>
          <div class="body">{rows(true)}</div>
        </details>
      </div>
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

function PropertyRow({ property: { name, about }, explorer, onShow, onSay }: RowProps): JSX.Element {
  const { found, shown, ask } = explorer;
  return (
    <AskedRow
      name={name}
      about={about}
      of={`${shown.view} ${found.key}`}
      find={(soFar, signal) => ask('property', `${shown.view} ${name}`, soFar, signal)}
      short={short}
      onSay={onSay}
    >
      {(answer) => <Answered answer={answer} onShow={onShow} />}
    </AskedRow>
  );
}

function Answered({
  answer: { text, lines, shown, tree },
  onShow,
}: { readonly answer: PropertyAnswer } & Pick<RowsProps, 'onShow'>): JSX.Element {
  return (
    <>
      {typeof text === 'string' ? null : <pre tabIndex={0}>{text.join('\n')}</pre>}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {shown.length === 0 ? null : <Steps shown={shown} onShow={onShow} />}
      {tree === undefined ? null : <SheddingTree nodes={tree} onShow={onShow} />}
    </>
  );
}

/** An answer in a line, where it has one. */
function short({ text }: PropertyAnswer): string {
  return typeof text === 'string' ? text : text.length === 1 ? text[0]! : '';
}
