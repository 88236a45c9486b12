import { useCallback, useEffect, useRef } from 'preact/hooks';
import type { JSX } from 'preact';
import { parameterOf, withParameter } from '../../../address.js';
import { OF_SOURCE, type PosetElement, type PosetFound, type PosetRequest } from '../../../worlds.js';
import { ShellLine } from '../../CommandLine.js';
import { save } from '../../save.js';
import { SavePicture } from '../../SavePicture.js';
import type { Explorer } from '../../useExplorer.js';
import { Diagram, type Arrow } from './Diagram.js';
import { Facts } from './Facts.js';
import { besideNode, markElements, type Marks } from './markWorlds.js';
import { Searching } from './Searching.js';
import { groundOf, useAnswer } from '../../useAnswer.js';

/** Posets by name, each with what it is. */
const NAMES: readonly (readonly [name: string, about: string])[] = [
  ['day:1', 'the games born by day 1'],
  ['day:2', 'the games born by day 2'],
  ['children:{0|},{|0}', 'the children of 1 and −1'],
  ['placement:2', 'values of placement games with at most 2 pieces'],
  ['ss:1', 'side-sums'],
  ['os:1', 'ordinal sums'],
  ['oc:2', 'option-closed games'],
  ['oslo:2', 'Oslo games'],
  ['twoslo:2', 'TwoSlo games'],
  ['value:{2||1|0}', 'the positions of a value'],
  ['snort@path:3', 'the faces of a complex'],
  ['poset:a<b<d, a<c<d', 'a poset by its relations'],
];

/** A poset as its Hasse diagram, to go through. */
export function Posets({ explorer }: { readonly explorer: Explorer }): JSX.Element {
  const { shown, show, found, visited } = explorer;
  const of = parameterOf(shown, 'poset');
  const isOfSource = Object.hasOwn(OF_SOURCE, of);
  const request: PosetRequest = { of, ...(of === 'visited' && { visited }) };
  const about = JSON.stringify(request);
  const key = isOfSource ? found.key : groundOf(found);
  const asked = useAnswer(explorer, 'poset', about, key);
  const poset = asked.answer;
  const chosen = numberIn(parameterOf(shown, 'element'), poset?.labels.length ?? 0);
  const element = useAnswer(
    explorer,
    'posetElement',
    poset === undefined || chosen === undefined ? undefined : `${chosen} ${about}`,
    key,
  );
  const choose = (name: string): void => show(withParameter(shown, 'element', name));
  const open = (name: string): void => {
    const { others } = withParameter(shown, 'poset', name.trim());
    show(withParameter({ ...shown, others }, 'element', ''));
  };
  return (
    <div class="world posets">
      <Choice of={of} isOfSource={isOfSource} onOpen={open} />
      <Searching asked={asked} id="poset-error" what="the poset" />
      {poset === undefined ? null : (
        <div class="world-columns">
          <Hasse poset={poset} chosen={chosen} element={element.answer} onChoose={choose} />
          <div>
            <p id="poset-words">{poset.words}</p>
            <Facts rows={poset.facts} id="poset-facts" />
            <Chosen
              poset={poset}
              chosen={chosen}
              element={element.answer}
              onChoose={choose}
              onShow={({ source, position }) => show({ source, position })}
            />
            <Searching asked={element} id="element-error" what="the element" />
            <h3>The same on the command line</h3>
            {poset.command === undefined ? null : <ShellLine words={poset.command} />}
            {poset.json === '' ? null : (
              <p class="moves">
                <button
                  type="button"
                  onClick={() => save('poset.json', new Blob([poset.json], { type: 'application/json' }))}
                >
                  Save as JSON
                </button>
                <code>spgames poset poset.json</code>
              </p>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

/** A number that an address has, if it is one of so many. */
function numberIn(text: string, count: number): number | undefined {
  return /^\d{1,6}$/.test(text) && Number(text) < count ? Number(text) : undefined;
}

interface ChoiceProps {
  readonly of: string;
  readonly isOfSource: boolean;
  readonly onOpen: (name: string) => void;
}

function Choice({ of, isOfSource, onOpen }: ChoiceProps): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current !== null) input.current.value = isOfSource ? '' : of;
  }, [of, isOfSource]);
  return (
    <form
      class="fields"
      onSubmit={(event) => {
        event.preventDefault();
        if (input.current !== null) onOpen(input.current.value);
      }}
    >
      <label for="poset-of">Poset</label>
      <select
        id="poset-of"
        value={isOfSource ? of : 'named'}
        onChange={({ currentTarget }) => {
          if (currentTarget.value !== 'named') onOpen(currentTarget.value);
          else input.current?.focus();
        }}
      >
        {Object.entries(OF_SOURCE).map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
        <option value="named">by a name, or of another source:</option>
      </select>
      <label for="poset-name">Name or source</label>
      <span class="typed">
        <input
          id="poset-name"
          ref={input}
          list="poset-names"
          defaultValue={isOfSource ? '' : of}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          aria-describedby="poset-error"
        />
        <datalist id="poset-names">
          {NAMES.map(([name, words]) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </datalist>
        <button type="submit">Show</button>
      </span>
    </form>
  );
}

interface ElementProps {
  readonly poset: PosetFound;
  readonly chosen: number | undefined;
  readonly element: PosetElement | undefined;
  readonly onChoose: (name: string) => void;
}

function Hasse({ poset, chosen, element, onChoose }: ElementProps): JSX.Element {
  const mark = useCallback(
    (svg: SVGSVGElement) => {
      const [above, below] = [new Set(element?.above), new Set(element?.below)];
      const covers = new Set([...(element?.upperCovers ?? []), ...(element?.lowerCovers ?? [])]);
      markElements(svg, 'data-node', (said): Marks => {
        const x = Number(said);
        return [
          ['chosen', x === chosen],
          ['above', above.has(x)],
          ['below', below.has(x)],
          ['cover', covers.has(x)],
        ];
      });
      const isWithin = (x: number, side: ReadonlySet<number>): boolean => x === chosen || side.has(x);
      markElements(svg, 'data-arc', (said): Marks => {
        const [a, b] = said.split(' ').map(Number) as [number, number];
        return [
          ['above', isWithin(a, above) && isWithin(b, above)],
          ['below', isWithin(a, below) && isWithin(b, below)],
          ['cover', a === chosen || b === chosen],
        ];
      });
    },
    [chosen, element],
  );
  const go = (key: Arrow, svg: SVGSVGElement): void => {
    const nodes = [...svg.querySelectorAll('[data-node]')];
    const [first, last] = [topmost(nodes, 1), topmost(nodes, -1)];
    const to =
      key === 'End' || chosen === undefined
        ? first
        : key === 'Home'
          ? last
          : key === 'ArrowUp'
            ? element?.upperCovers[0]
            : key === 'ArrowDown'
              ? element?.lowerCovers[0]
              : besideNode(svg, String(chosen), key === 'ArrowLeft' ? -1 : 1);
    if (to !== undefined) onChoose(String(to));
  };
  return (
    <div>
      <Diagram
        svg={poset.picture}
        otherwise={poset.tooLarge}
        label="Hasse diagram. Arrow up goes to an upper cover, down to a lower cover, left and right along a line, Home to the lowest line, End to the highest."
        attribute="data-node"
        chosen={chosen === undefined ? '' : String(chosen)}
        onChoose={onChoose}
        onArrow={go}
        mark={mark}
      />
      {poset.picture === '' ? null : (
        <>
          <p class="hint">
            Click an element, or use the arrow keys. Thick: chosen; dashed: what is below it; solid: what is above it.
          </p>
          <SavePicture svg={poset.picture} name="poset" />
        </>
      )}
    </div>
  );
}

/** The node of the highest or the lowest line. @param sign 1 for the highest */
function topmost(nodes: readonly Element[], sign: 1 | -1): string | undefined {
  const height = (node: Element): number => sign * Number(node.querySelector('.place')?.getAttribute('y') ?? 0);
  const found = nodes.reduce<Element | undefined>(
    (best, node) => (best === undefined || height(node) < height(best) ? node : best),
    undefined,
  );
  return found?.getAttribute('data-node') ?? undefined;
}

interface ChosenProps extends ElementProps {
  readonly onShow: (place: NonNullable<PosetElement['shows']>) => void;
}

function Chosen({ poset: { labels }, chosen, element, onChoose, onShow }: ChosenProps): JSX.Element {
  const shows = element?.shows;
  return (
    <div class="chosen-element">
      <label class="choice">
        Element
        <select
          id="poset-element"
          value={chosen === undefined ? '' : String(chosen)}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        >
          <option value="">none</option>
          {labels.map((label, x) => (
            <option key={x} value={String(x)}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <p role="status" id="element-said">
        {element === undefined
          ? ''
          : `${element.label}: ${element.above.length} above, ${element.below.length} below; ` +
            `covered by ${names(element.upperCovers, labels)}; covers ${names(element.lowerCovers, labels)}.`}
      </p>
      {element === undefined ? null : (
        <>
          <Facts rows={element.facts} id="element-facts" />
          <Listed title="Covered by" numbers={element.upperCovers} labels={labels} onChoose={onChoose} />
          <Listed title="Covers" numbers={element.lowerCovers} labels={labels} onChoose={onChoose} />
          {shows === undefined ? null : (
            <button type="button" id="element-show" onClick={() => onShow(shows)}>
              Show it in the panes
            </button>
          )}
        </>
      )}
    </div>
  );
}

function names(numbers: readonly number[], labels: readonly string[]): string {
  return numbers.length === 0 ? 'nothing' : numbers.map((x) => labels[x]!).join(', ');
}

interface ListedProps {
  readonly title: string;
  readonly numbers: readonly number[];
  readonly labels: readonly string[];
  readonly onChoose: (name: string) => void;
}

function Listed({ title, numbers, labels, onChoose }: ListedProps): JSX.Element | null {
  if (numbers.length === 0) return null;
  return (
    <fieldset>
      <legend>{title}</legend>
      <div class="moves">
        {numbers.map((x) => (
          <button key={x} type="button" onClick={() => onChoose(String(x))}>
            {labels[x]!}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
