import { useEffect, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import type { ShownSteps } from '../messages.js';
import type { ShownFaces } from './complex/markFaces.js';

interface StepsProps {
  readonly shown: readonly ShownSteps[];
  readonly onShow: (faces: ShownFaces | undefined) => void;
}

/** Played by itself, a step stays so long. */
const STEP_MS = 900;

/** What shows an answer, on the picture of the complex: part by part, and step by step. */
export function Steps({ shown, onShow }: StepsProps): JSX.Element {
  const [[part, at], go] = useState<readonly [part: number, at: number]>([0, 0]);
  const [isPlaying, setPlaying] = useState(false);
  const { steps } = shown[part]!;
  const isLast = at === steps.length - 1;
  useEffect(() => {
    if (!isPlaying) return;
    if (isLast) return setPlaying(false);
    const timer = setTimeout(() => go([part, at + 1]), STEP_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, part, at]);
  const play = (): void => {
    if (isLast) go([part, 0]);
    setPlaying(!isPlaying);
  };
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
          <button type="button" disabled={isLast} onClick={() => go([part, at + 1])}>
            Next
          </button>
          <button type="button" onClick={play}>
            {isPlaying ? 'Pause' : 'Play'}
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
