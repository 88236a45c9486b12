import { useEffect, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import type { ShownSteps } from '../messages.js';
import type { ShownFaces } from './markFaces.js';

interface StepsProps {
  readonly shown: readonly ShownSteps[];
  readonly onShow: (faces: ShownFaces | undefined) => void;
}

/** What shows an answer, on the picture of the complex: part by part, and step by step. */
export function Steps({ shown, onShow }: StepsProps): JSX.Element {
  const [[part, at], go] = useState<readonly [part: number, at: number]>([0, 0]);
  const { steps } = shown[part]!;
  useEffect(() => {
    onShow({ now: steps[at]!, before: steps.slice(0, at).flat() });
    return () => onShow(undefined);
  }, [steps, at]);
  return (
    <div class="steps">
      {shown.length === 1 ? (
        <span>{shown[0]!.part}</span>
      ) : (
        shown.map(({ part: name }, i) => (
          <button key={name} type="button" aria-pressed={i === part} onClick={() => go([i, 0])}>
            {name}
          </button>
        ))
      )}
      {steps.length === 1 ? null : (
        <>
          <button type="button" disabled={at === 0} onClick={() => go([part, at - 1])}>
            Previous
          </button>
          <button type="button" disabled={at === steps.length - 1} onClick={() => go([part, at + 1])}>
            Next
          </button>
        </>
      )}
      <span role="status">
        {steps.length === 1 ? '' : `${at + 1} of ${steps.length}: `}
        {steps[at]!.map((face) => `{${face.join(' ')}}`).join(' ')}
      </span>
    </div>
  );
}
