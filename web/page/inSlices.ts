import { afterFrame } from './afterFrame.js';

/** So many elements are laid out in one frame. */
const SLICE = 250;

/**
 * Puts the parts of a picture into it, in their order, some in each frame.
 * @param picture the picture, which loses its parts at once
 * @param done called when it has all of them
 * @returns what calls off the rest
 */
export function inSlices(picture: Element, done: () => void): () => void {
  const parts: [parent: Element, part: Node][] = [];
  takeApart(picture, parts);
  let cancel: () => void = () => {};
  let next = 0;
  const slice = (): void => {
    for (let size = 0; next < parts.length && size < SLICE; next++) {
      const [parent, part] = parts[next]!;
      parent.append(part);
      size += 1 + (part instanceof Element ? part.getElementsByTagName('*').length : 0);
    }
    if (next < parts.length) cancel = afterFrame(slice);
    else done();
  };
  slice();
  return () => cancel();
}

/** Takes parts of at most a slice each out of an element. */
function takeApart(whole: Element, parts: [parent: Element, part: Node][]): void {
  for (const part of [...whole.childNodes]) {
    part.remove();
    parts.push([whole, part]);
    if (part instanceof Element && part.getElementsByTagName('*').length > SLICE) takeApart(part, parts);
  }
}
