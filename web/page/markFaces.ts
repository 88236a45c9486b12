/** Faces that are shown on the picture of a complex, by the labels of their vertices. */
export interface ShownFaces {
  readonly now: readonly (readonly string[])[];
  /** What was shown in the steps before. */
  readonly before: readonly (readonly string[])[];
}

/** Marks the vertices, edges and faces of a picture that lie in the faces that are shown. */
export function markFaces(svg: SVGSVGElement, faces: ShownFaces | undefined): void {
  for (const attribute of ['data-vertex', 'data-edge', 'data-face']) {
    for (const element of svg.querySelectorAll(`[${attribute}]`)) {
      const labels = element.getAttribute(attribute)!.split(' ');
      const liesIn = (face: readonly string[]): boolean => labels.every((label) => face.includes(label));
      const isMarked = faces?.now.some(liesIn) === true;
      element.classList.toggle('marked', isMarked);
      element.classList.toggle('before', !isMarked && faces?.before.some(liesIn) === true);
    }
  }
}
