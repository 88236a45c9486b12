import { useEffect, useRef } from 'preact/hooks';
import type { JSX } from 'preact';
import { parameterOf, withParameter, wordsIn, type Shown } from '../../address.js';
import type { FaceAnswer, FacePart } from '../../complexViews.js';
import { playIn } from '../../play.js';
import { LongText } from '../LongText.js';
import { refusalInWords } from '../Thread.js';
import { useAnswerOnSource } from '../useAnswer.js';
import type { Explorer } from '../useExplorer.js';
import { focusable } from './focusable.js';
import { Generators } from './Ideal.js';

/** The labels of the face that is chosen. */
export function chosenFace(shown: Shown): string[] {
  return wordsIn(parameterOf(shown, 'face'));
}

/** Chooses another face. */
export function withFace(shown: Shown, face: readonly string[]): Pick<Shown, 'others'> {
  return withParameter(shown, 'face', face.join(' '));
}

/** A face by its labels, and what it leads to: link, star and deletion, and the ideals divided by its monomial. */
export function ChosenFace({ explorer }: { readonly explorer: Explorer }): JSX.Element {
  const { shown, show } = explorer;
  const input = useRef<HTMLInputElement>(null);
  const face = chosenFace(shown);
  const words = face.join(' ');
  useEffect(() => {
    if (input.current !== null && wordsIn(input.current.value).join(' ') !== words) input.current.value = words;
  }, [words]);
  const about = words === '' ? undefined : JSON.stringify({ view: shown.view, face });
  const { answer, failure } = useAnswerOnSource(explorer, 'face', about);
  const choose = (text: string): void => show(withFace(shown, [...new Set(wordsIn(text))]));
  return (
    <div class="face">
      <h3>Face</h3>
      <form
        class="moves"
        onSubmit={(event) => {
          event.preventDefault();
          choose(input.current?.value ?? '');
        }}
      >
        <label for="face">Vertices</label>
        <input id="face" ref={input} defaultValue={words} spellcheck={false} autocomplete="off" autocapitalize="off" />
        <button type="submit">Choose</button>
        {words === '' ? null : (
          <button type="button" onClick={() => choose('')}>
            None
          </button>
        )}
        <span class="counts">or click them in the picture</span>
      </form>
      <p role="status" id="chosen-face">
        {failure !== undefined ? refusalInWords(failure) : answer === undefined ? '' : faceInWords(words, answer)}
      </p>
      {answer === undefined ? null : (
        <dl>
          {answer.parts.map((part) => (
            <Part key={part.name} part={part} isPosition={answer.isPosition} explorer={explorer} />
          ))}
          {(['legal', 'illegal'] as const).map((view) => (
            <div class="row" key={view}>
              <dt>
                {view} ideal : {face.join(' ')}
              </dt>
              <dd id={`${view}-colon`} tabIndex={focusable(answer.colons[view])}>
                <span class="unseen">{answer.colons[view]}</span>
                <Generators text={answer.colons[view]} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function faceInWords(words: string, { isFace }: FaceAnswer): string {
  return isFace ? `{${words}} is a face.` : `{${words}} is not a face.`;
}

interface PartProps {
  readonly part: FacePart;
  readonly isPosition: boolean;
  readonly explorer: Explorer;
}

function Part({ part, isPosition, explorer: { shown, show } }: PartProps): JSX.Element {
  const { name, facets, fVector, source } = part;
  // In a play only moves are made.
  const isPlaced = name === 'link' && isPosition && playIn(shown) === undefined;
  const go = (): void => {
    const none = withFace(shown, []);
    if (isPlaced) show({ ...none, position: [...shown.position, ...chosenFace(shown)] });
    else show({ ...none, source: source!, position: [], view: 'legal' });
  };
  return (
    <div class="row">
      <dt>
        {name}
        {isPlaced || source !== undefined ? (
          <button type="button" onClick={go}>
            {isPlaced ? 'Place these pieces' : `Go to the ${name}`}
          </button>
        ) : null}
      </dt>
      <dd id={name} tabIndex={focusable(facets)}>
        <span class="listed">
          <LongText text={facets} />
        </span>
        <br />
        <span class="counts">f-vector</span> {fVector}
      </dd>
    </div>
  );
}
