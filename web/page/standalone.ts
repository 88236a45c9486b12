/** What the sheets of the page say of a picture that is made in it. */
const STYLED = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
] as const;

/** A picture of the page as a text of its own: its looks are attributes, its background is that of the page. */
export function standalone(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const { width, height } = svg.viewBox.baseVal;
  const copies = copy.querySelectorAll('*');
  for (const [i, element] of svg.querySelectorAll('*').entries()) {
    const style = getComputedStyle(element);
    for (const name of STYLED) copies[i]!.setAttribute(name, style.getPropertyValue(name));
    for (const name of ['class', 'aria-hidden']) copies[i]!.removeAttribute(name);
  }
  for (const name of ['class', 'aria-hidden', 'role', 'aria-labelledby']) copy.removeAttribute(name);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.style.background = getComputedStyle(document.body).backgroundColor;
  return new XMLSerializer().serializeToString(copy);
}
