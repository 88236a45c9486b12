/** Faces that are shown on the picture of a complex, by the labels of their vertices. */
export interface ShownFaces {
  readonly now: readonly (readonly string[])[];
  /** What was shown in the steps before. */
  readonly before: readonly (readonly string[])[];
}

/** How a set of vertices is marked: as lying in a face that is shown, or that was shown before; or not at all. */
export function markOf(labels: readonly string[], faces: ShownFaces | undefined): 'marked' | 'before' | '' {
  const liesIn = (face: readonly string[]): boolean => labels.every((label) => face.includes(label));
  if (faces?.now.some(liesIn) === true) return 'marked';
  return faces?.before.some(liesIn) === true ? 'before' : '';
}

/** What an element of a picture stands for: the attributes that have the labels of its vertices. */
const ADDRESSES = ['data-vertex', 'data-edge', 'data-face'];

/** Marks the vertices, edges and faces of a picture that lie in the faces that are shown. */
export function markFaces(svg: SVGSVGElement, faces: ShownFaces | undefined): void {
  for (const attribute of ADDRESSES) {
    for (const element of svg.querySelectorAll(`[${attribute}]`)) {
      const mark = markOf(element.getAttribute(attribute)!.split(' '), faces);
      element.classList.toggle('marked', mark === 'marked');
      element.classList.toggle('before', mark === 'before');
    }
  }
}

/** The face after an element was clicked: a vertex comes or goes, an edge or a facet is taken as it is. */
export function faceAfterClick(element: Element, face: readonly string[]): readonly string[] {
  const picked = element.closest(ADDRESSES.map((attribute) => `[${attribute}]`).join(', '));
  if (picked === null) return face;
  const vertex = picked.getAttribute('data-vertex');
  if (vertex !== null) return face.includes(vertex) ? face.filter((other) => other !== vertex) : [...face, vertex];
  return (picked.getAttribute('data-edge') ?? picked.getAttribute('data-face')!).split(' ');
}
