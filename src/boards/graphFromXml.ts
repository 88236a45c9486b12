import type { GraphologyGraph } from './boardGraphology.js';
import { elementsNamed, type XmlElement } from './readXml.js';

/** What is known of a node or an edge, by name. */
type Attributes = Readonly<Record<string, unknown>>;

/** An attribute that a file declares. */
interface Declared {
  readonly name: string;
  readonly type: string;
  readonly otherwise: string | undefined;
}

type Declarations = ReadonlyMap<string, Declared>;

/**
 * The graph of a GraphML document: nodes, edges, and the `<data>` of both as their `<key>`s say.
 * @throws Error for ids that are missing or repeat, and edges of nodes that are not there
 */
export function graphFromGraphml(root: XmlElement): GraphologyGraph {
  const declare = (owner: string): Declarations => {
    const keys = elementsNamed(root, 'key').filter(({ attributes }) =>
      [owner, 'all', undefined].includes(attributes.get('for')),
    );
    return new Map(
      keys.map(({ attributes, children }) => {
        const id = attributes.get('id') ?? '';
        const otherwise = children.find(({ tag }) => tag === 'default')?.text;
        return [id, { name: attributes.get('attr.name') ?? id, type: attributes.get('attr.type') ?? '', otherwise }];
      }),
    );
  };
  const read =
    (declared: Declarations) =>
    ({ children }: XmlElement): Attributes => {
      const data = children.filter(({ tag }) => tag === 'data');
      return valuesOf(
        declared,
        data.map(({ attributes, text }) => [attributes.get('key') ?? '', text]),
      );
    };
  const usual = elementsNamed(root, 'graph')[0]?.attributes.get('edgedefault');
  const isDirected = ({ attributes }: XmlElement): boolean =>
    attributes.has('directed') ? attributes.get('directed') === 'true' : usual === 'directed';
  return graphOf(root, read(declare('node')), read(declare('edge')), isDirected);
}

/**
 * The graph of a GEXF document: nodes, edges, the `<attvalue>`s of both as the declarations say, and the positions of
 * nodes.
 * @throws Error for ids that are missing or repeat, edges of nodes that are not there, and values that are not declared
 */
export function graphFromGexf(root: XmlElement): GraphologyGraph {
  const declare = (owner: string): Declarations => {
    const lists = elementsNamed(root, 'attributes').filter(({ attributes }) => attributes.get('class') === owner);
    return new Map(
      lists
        .flatMap((list) => elementsNamed(list, 'attribute'))
        .map(({ attributes, children }) => {
          const id = attributes.get('id') ?? '';
          // An id that is a number says nothing; another is the name that programs gave the attribute.
          const name = Number.isNaN(Number(id)) ? id : (attributes.get('title') ?? id);
          const otherwise = children.find(({ tag }) => tag === 'default')?.text;
          return [id, { name, type: attributes.get('type') ?? '', otherwise }];
        }),
    );
  };
  const read =
    (declared: Declarations) =>
    ({ attributes: own, children }: XmlElement): Attributes => {
      const values = children.filter(({ tag }) => tag === 'attvalues').flatMap((list) => list.children);
      const given = values.map(({ attributes }): [string, string] => {
        const id = attributes.get('for') ?? attributes.get('id') ?? '';
        if (!declared.has(id)) throw new Error(`the attribute "${id}" is not declared`);
        return [id, attributes.get('value') ?? ''];
      });
      const place = children.find(({ tag }) => tag === 'position')?.attributes;
      const [x, y] = [place?.get('x'), place?.get('y')];
      const label = own.get('label');
      return {
        ...(label !== undefined && label !== '' && { label }),
        ...valuesOf(declared, given),
        ...(x !== undefined && { x: Number(x) }),
        ...(y !== undefined && { y: Number(y) }),
      };
    };
  const usual = elementsNamed(root, 'graph')[0]?.attributes.get('defaultedgetype');
  const isDirected = ({ attributes }: XmlElement): boolean => (attributes.get('type') ?? usual) === 'directed';
  return graphOf(root, read(declare('node')), read(declare('edge')), isDirected);
}

const NUMBERS = ['int', 'integer', 'long', 'short', 'byte', 'float', 'double'];

function valuesOf(declared: Declarations, given: readonly (readonly [id: string, text: string])[]): Attributes {
  const value = (type: string, text: string): unknown =>
    NUMBERS.includes(type) ? Number(text) : type === 'boolean' ? text.trim().toLowerCase() === 'true' : text;
  const found = new Map<string, unknown>();
  for (const { name, type, otherwise } of declared.values())
    if (otherwise !== undefined) found.set(name, value(type, otherwise));
  for (const [id, text] of given) {
    const { name, type } = declared.get(id) ?? { name: id, type: '' };
    found.set(name, value(type, text));
  }
  return Object.fromEntries(found);
}

function graphOf(
  root: XmlElement,
  ofNode: (element: XmlElement) => Attributes,
  ofEdge: (element: XmlElement) => Attributes,
  isDirected: (element: XmlElement) => boolean,
): GraphologyGraph {
  const nodes = new Map<string, Attributes>();
  for (const element of elementsNamed(root, 'node')) {
    const id = element.attributes.get('id');
    if (id === undefined) throw new Error('a node has no id');
    if (nodes.has(id)) throw new Error(`two nodes have the id "${id}"`);
    nodes.set(id, ofNode(element));
  }
  const end = ({ attributes }: XmlElement, which: 'source' | 'target'): string => {
    const id = attributes.get(which);
    if (id === undefined || !nodes.has(id)) throw new Error(`the ${which} of an edge, "${id ?? ''}", is not a node`);
    return id;
  };
  const edges = elementsNamed(root, 'edge').map((element) => {
    const [source, target] = [end(element, 'source'), end(element, 'target')];
    return { source, target, attributes: ofEdge(element), isDirected: isDirected(element) };
  });
  return {
    nodes: () => [...nodes.keys()],
    getAttributes: () => ({}),
    getNodeAttributes: (id) => nodes.get(id)!,
    forEachEdge: (callback) => {
      edges.forEach(({ source, target, attributes, isDirected: isArc }, i) =>
        callback(String(i), attributes, source, target, nodes.get(source)!, nodes.get(target)!, !isArc),
      );
    },
  };
}
