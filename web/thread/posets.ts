/** Posets to look at: those with a name, those of sources, and of the positions of the source that is open. */
import type { SecondSource } from '../comparison.js';
import type { FactRow, PosetElement, PosetFound, PosetRequest } from '../worlds.js';
import { counted } from '../../src/text/counted.js';
import {
  analysis,
  days,
  formats,
  LimitError,
  loopy,
  pictures,
  poset as posets,
  sources,
  Value,
  values,
  type RunOptions,
  type Source,
} from '../library.js';
import { BOUNDS, placementGame, possibleMoves } from './board.js';
import { openedSource } from './readSource.js';
import type { Search } from './Session.js';
import { KEEPING, RESTARTING } from './slices.js';
import { drawnOrNot, inWords, type OpenedWorld } from './worlds.js';

/** So many positions of a game are evaluated, and so many order ideals listed. */
const MOST = 400;
/** More elements than these have no row of a table each, and are not drawn. */
const LISTED = pictures.LAYERED_LIMIT;
/** No document is written of more. */
const WRITTEN = 20_000;
const FACTS = ['size', 'covers', 'height', 'width', 'graded', 'lattice', 'distributive'] as const;
/** What is not decided of a poset in so many milliseconds is left open. */
const EACH_MS = 2000;

interface KnownPoset {
  readonly poset: days.GamePoset<unknown>;
  readonly words: string;
  readonly command?: readonly string[];
  /** Where the panes show an element. */
  readonly places?: readonly (SecondSource | undefined)[];
}

/** The answers to what is asked of posets; the last poset is kept. */
export function posetAnswers(opened: () => OpenedWorld): {
  readonly poset: (search: Search, about: string) => Promise<PosetFound>;
  readonly posetElement: (search: Search, about: string) => Promise<PosetElement>;
} {
  let known: { readonly key: string; readonly found: KnownPoset } | undefined;
  const find = async (about: string, search: Search): Promise<KnownPoset> => {
    const world = opened();
    const key = JSON.stringify([about, world.text, world.position]);
    if (known?.key === key) return known.found;
    const found = await posetOf(JSON.parse(about) as PosetRequest, world, search);
    known = { key, found };
    return found;
  };
  return {
    poset: async (search, about) => described(await find(about, search), opened(), search),
    posetElement: async (search, about) => {
      const [, element, request] = /^(\d+) (.*)$/s.exec(about)!;
      return elementOf(await find(request!, search), Number(element), opened(), search);
    },
  };
}

async function posetOf(request: PosetRequest, world: OpenedWorld, search: Search): Promise<KnownPoset> {
  const { of } = request;
  switch (of) {
    case '':
      return ofSource(required(world), world, search);
    case 'ideals':
      return idealsOf(await ofSource(required(world), world, search), search);
    case 'values':
      return ofPositions(await positionsOf(required(world), world, search), 'values', world, search);
    case 'visited':
      return ofPositions(await readPlaces(request.visited ?? [], world), 'visited', world, search);
  }
  if (days.isGamePosetName(of)) {
    const { store } = world.evaluator;
    const poset = await search((run) => days.namedGamePoset(of, { ...run, store }), undefined, RESTARTING);
    return { poset, words: counted(poset.size, 'game'), command: ['poset', of] };
  }
  const { source } = await openedSource(of, [], world.evaluator.store);
  return ofSource(source, { ...world, text: of, position: [] }, search);
}

function required({ source }: OpenedWorld): Source {
  if (source === undefined) throw new Error('No source is open.');
  return source;
}

/** What `spgames poset SOURCE` has: faces of a complex, positions of other games, or a poset as it is. */
async function ofSource(source: Source, world: OpenedWorld, search: Search): Promise<KnownPoset> {
  const { text, position } = world;
  const command = position.length === 0 ? { command: ['poset', text] } : {};
  const asPoset = (order: posets.LabelledPoset): days.GamePoset<unknown> =>
    new days.GamePoset({ name: text, elements: order.labels, order });
  if (placementGame(source) === undefined) {
    const order = await search(
      (run) => sources.asPoset(source, { limit: BOUNDS.limit, ...run }),
      undefined,
      RESTARTING,
    );
    const words = source.kind === 'poset' ? 'a poset' : 'positions, each below those that it leads to';
    const places =
      source.kind === 'value'
        ? { places: order.labels.map((label) => ({ source: `value:${label}`, position: [] })) }
        : {};
    return { poset: asPoset(order), words, ...command, ...places };
  }
  const complex = await search((run) => sources.asComplex(source, { limit: BOUNDS.limit, ...run }));
  const { poset: order, faces } = await search((run) => posets.facePoset(complex, { limit: BOUNDS.limit, ...run }));
  const places = faces.map((face) => ({
    source: text,
    position: [...position, ...face.map((v) => complex.vertices[v]!.label)],
  }));
  return { poset: asPoset(order), words: 'the faces of the legal complex, by inclusion', ...command, places };
}

/** The order ideals, named by their maximal elements. */
async function idealsOf({ poset }: KnownPoset, search: Search): Promise<KnownPoset> {
  const order = await search((run) => poset.poset(run));
  return search(() => {
    const ideals: (readonly number[])[] = [];
    for (const ideal of posets.orderIdeals(order)) {
      if (ideals.length === MOST)
        throw new LimitError('too-many-items', `more than ${MOST} order ideals; expected a smaller poset.`);
      ideals.push(ideal);
    }
    const sets = ideals.map((ideal) => new Set(ideal));
    const tops = ideals.map((ideal, i) =>
      ideal.filter((x) => order.upperCovers(x).every(({ upper }) => !sets[i]!.has(upper))),
    );
    const labels = tops.map((top) => (top.length === 0 ? '∅' : `⟨${top.map((x) => order.labels[x]!).join(', ')}⟩`));
    return {
      poset: new days.GamePoset<unknown>({
        name: `order ideals of ${poset.name}`,
        elements: labels,
        order: (a, b) => ideals[a]!.every((x) => sets[b]!.has(x)),
      }),
      words: 'order ideals, each named by its maximal elements',
    };
  });
}

interface Placed {
  readonly source: Source;
  readonly place: SecondSource;
}

/** All positions that moves lead to, each once. @throws LimitError above 400 */
async function positionsOf(start: Source, { text, position }: OpenedWorld, search: Search): Promise<Placed[]> {
  const found: Placed[] = [{ source: start, place: { source: text, position } }];
  const seen = new Set<string>();
  for (let next = 0; next < found.length; next++) {
    const { source, place } = found[next]!;
    await search(() => {
      for (const { name } of possibleMoves(source)) {
        const after = [...place.position, name];
        const reached = sources.atPosition(source, name, { lazy: true, ...BOUNDS });
        const key = reached.kind === 'rules' ? String(reached.object) : [...after].sort().join(' ');
        if (seen.has(key)) continue;
        seen.add(key);
        found.push({ source: reached, place: { source: text, position: after } });
      }
      if (found.length > MOST)
        throw new LimitError('too-many-positions', `the game has more than ${MOST} positions; expected a smaller one.`);
    });
  }
  return found;
}

async function readPlaces(places: readonly SecondSource[], { evaluator }: OpenedWorld): Promise<Placed[]> {
  const read: Placed[] = [];
  for (const place of places) {
    const { source } = await openedSource(place.source, place.position, evaluator.store);
    // What has no value is not an element.
    if (!['poset', 'lattice', 'loopy'].includes(source.kind)) read.push({ source, place });
  }
  return read;
}

/** The values of positions, each once, ordered as games are. */
async function ofPositions(
  positions: readonly Placed[],
  name: 'values' | 'visited',
  { evaluator, text }: OpenedWorld,
  search: Search,
): Promise<KnownPoset> {
  const found = new Map<string, { readonly value: Value; readonly place: SecondSource }>();
  for (const { source, place } of positions) {
    const value = await search((run) => sources.asValue(source, { evaluator, ...run }), undefined, KEEPING);
    const printed = formats.valueToJson(value).name ?? String(value);
    if (!found.has(printed)) found.set(printed, { value, place });
  }
  const elements = [...found.values()];
  const names = [...found.keys()];
  return {
    poset: new days.GamePoset<unknown>({
      name: name === 'values' ? `values of ${text}` : 'values of the positions so far',
      elements: elements.map(({ value }) => value),
      labels: () => names,
      order: (a, b) => elements[a]!.value.isAtMost(elements[b]!.value),
    }),
    words: `${counted(positions.length, 'position')} with ${counted(names.length, 'value')}`,
    places: elements.map(({ place }) => place),
  };
}

async function described(
  { poset, words, command }: KnownPoset,
  { look }: OpenedWorld,
  search: Search,
): Promise<PosetFound> {
  const order = await search((run) => poset.poset(run), undefined, RESTARTING);
  const facts: FactRow[] = [];
  for (const name of FACTS) facts.push([name, await factOf(poset, name, search)]);
  const [picture, tooLarge] = await search((run) => drawnOrNot(() => pictures.drawPoset(poset, { ...look, ...run })));
  return {
    words,
    facts,
    picture,
    tooLarge,
    labels: order.n > LISTED ? [] : poset.labels,
    json: order.n > WRITTEN ? '' : formats.printJson(poset.toJSON()),
    ...(command !== undefined && { command }),
  };
}

async function factOf(poset: days.GamePoset<unknown>, name: (typeof FACTS)[number], search: Search): Promise<string> {
  const { value } = await search(() => analysis.analyze(poset, { only: [name], timeoutMs: EACH_MS })[name]);
  return inWords(value);
}

async function elementOf(
  { poset, places }: KnownPoset,
  element: number,
  { text, position }: OpenedWorld,
  search: Search,
): Promise<PosetElement> {
  const order = await search((run) => poset.poset(run), undefined, RESTARTING);
  const others = (family: posets.LabelledPoset['ideals']): readonly number[] =>
    family.list(element).filter((x) => x !== element);
  const game = poset.elements[element];
  const facts = await search((run) => factsOfElement(game, run));
  const shows = places?.[element] ?? placeOf(game);
  const isInView = shows?.source === text && shows.position.join(' ') === position.join(' ');
  return {
    label: poset.labels[element]!,
    facts,
    upperCovers: order.upperCovers(element).map(({ upper }) => upper),
    lowerCovers: order.lowerCovers(element).map(({ lower }) => lower),
    above: others(order.filters),
    below: others(order.ideals),
    ...(shows !== undefined && !isInView && { shows }),
  };
}

/** A value, or a loopy game, as a source. */
function placeOf(game: unknown): SecondSource | undefined {
  if (game instanceof Value) return { source: `value:${String(game)}`, position: [] };
  if (game instanceof loopy.LoopyGame) return { source: String(game), position: [] };
  return undefined;
}

function factsOfElement(game: unknown, run: RunOptions): readonly FactRow[] {
  if (game instanceof Value)
    return [
      ['outcome', game.outcome],
      ['temperature', String(values.temperature(game))],
      ['mean', String(values.mean(game))],
      ['birthday', String(values.birthday(game))],
    ];
  if (game instanceof loopy.LoopyGame)
    return [
      ['outcome', loopy.loopyOutcome(game, run).outcome ?? 'a draw is forced'],
      ['equations', String(game)],
      ['stopper', loopy.stopper(game, run).stopper ? 'yes' : 'no'],
    ];
  return [];
}
