import { useCallback } from 'preact/hooks';
import type { JSX } from 'preact';
import { parameterOf, withParameter } from '../../address.js';
import type { Answers, Topic } from '../../messages.js';
import { Picture } from '../Picture.js';
import { SavePicture } from '../SavePicture.js';
import { refusalInWords } from '../Thread.js';
import { useAnswerOnSource, type Asked } from '../useAnswer.js';
import type { Explorer } from '../useExplorer.js';
import { Adjacency } from './Adjacency.js';
import { chosenFace, withFace } from './ChosenFace.js';
import { FacetList } from './FacetList.js';
import { faceAfterClick, markFaces, type ShownFaces } from './markFaces.js';
import { Turning } from './Turning.js';

/** How the complex is drawn, by the word in the address: `&drawn=3d`. */
const FORMS = [
  { name: '', title: 'flat', Form: Flat },
  { name: '3d', title: 'turning', Form: InSpace },
  { name: 'facets', title: 'facets', Form: Facets },
  { name: 'poset', title: 'face poset', Form: Poset },
  { name: 'adjacency', title: 'adjacency', Form: Matrix },
] as const;

interface FormProps {
  readonly explorer: Explorer;
  /** What is marked. */
  readonly faces: ShownFaces | undefined;
}

/** The complex in view as one of several pictures. */
export function Forms({ explorer, faces }: FormProps): JSX.Element {
  const { shown, show } = explorer;
  const chosen = FORMS.find(({ name }) => name === parameterOf(shown, 'drawn')) ?? FORMS[0];
  return (
    <>
      <div class="views forms" role="group" aria-label="How it is drawn">
        {FORMS.map((form) => (
          <button
            key={form.name}
            type="button"
            aria-pressed={form === chosen}
            onClick={() => show(withParameter(shown, 'drawn', form.name))}
          >
            {form.title}
          </button>
        ))}
      </div>
      <chosen.Form explorer={explorer} faces={faces} />
    </>
  );
}

/** The picture of the library. */
function Flat({ explorer, faces }: FormProps): JSX.Element {
  const { shown, found, show } = explorer;
  const { complex, refused } = found;
  const mark = useCallback((svg: SVGSVGElement) => markFaces(svg, faces), [JSON.stringify(faces)]);
  const svg = complex?.pictures[shown.view] ?? '';
  return (
    <>
      <Picture
        svg={svg}
        otherwise={refused['complex']?.message ?? (complex === undefined ? '' : 'Too large to be drawn.')}
        mark={mark}
        onPick={(element) => show(withFace(shown, faceAfterClick(element, chosenFace(shown))))}
      />
      <SavePicture svg={svg} name={`${shown.view}-complex`} />
    </>
  );
}

function InSpace({ explorer, faces }: FormProps): JSX.Element {
  const asked = useAnswerOnSource(explorer, 'space', explorer.shown.view);
  return <Answered asked={asked}>{(space) => <Turning space={space} explorer={explorer} faces={faces} />}</Answered>;
}

function Facets({ explorer, faces }: FormProps): JSX.Element {
  const asked = useAnswerOnSource(explorer, 'facetList', explorer.shown.view);
  return (
    <Answered asked={asked}>{(facets) => <FacetList facets={facets} explorer={explorer} faces={faces} />}</Answered>
  );
}

function Poset({ explorer }: FormProps): JSX.Element {
  const { shown } = explorer;
  const asked = useAnswerOnSource(explorer, 'facePoset', shown.view);
  return (
    <Answered asked={asked}>
      {(svg) => (
        <>
          <Picture svg={svg} otherwise="" />
          <SavePicture svg={svg} name={`${shown.view}-face-poset`} />
        </>
      )}
    </Answered>
  );
}

function Matrix({ explorer, faces }: FormProps): JSX.Element {
  const asked = useAnswerOnSource(explorer, 'edges', explorer.shown.view);
  return (
    <Answered asked={asked}>{(answer) => <Adjacency answer={answer} explorer={explorer} faces={faces} />}</Answered>
  );
}

interface AnsweredProps<T extends Topic> {
  readonly asked: Asked<T>;
  readonly children: (answer: Answers[T]) => JSX.Element;
}

/** What is answered, or why it is not. */
function Answered<T extends Topic>({ asked: { answer, failure }, children }: AnsweredProps<T>): JSX.Element {
  if (answer !== undefined) return children(answer);
  return (
    <p class="nothing" role="status">
      {failure === undefined ? 'asking …' : refusalInWords(failure)}
    </p>
  );
}
