import { useEffect, useRef } from 'preact/hooks';
import type { JSX } from 'preact';

interface PictureProps {
  /** A complete SVG document of the library, or nothing. */
  readonly svg: string;
  /** What stands there where there is no picture. */
  readonly otherwise: string;
  /** Hears the element that was clicked, or over which the pointer is. */
  readonly onPick?: (element: Element) => void;
  readonly onPoint?: (element: Element | undefined) => void;
  /** Marks elements, each time after the picture was drawn; it is drawn anew for other marks. */
  readonly mark?: (svg: SVGSVGElement) => void;
  /** Marks that can be put in place of others without drawing the picture anew. */
  readonly remark?: (svg: SVGSVGElement) => void;
}

/** The root of an SVG document as an element of this page: it is parsed as XML, and nothing in it becomes HTML. */
export function parsedSvg(svg: string): SVGSVGElement | undefined {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  return root instanceof SVGSVGElement ? document.adoptNode(root) : undefined;
}

/** A picture of the library whose elements can be pointed at. */
export function Picture({ svg, otherwise, onPick, onPoint, mark, remark }: PictureProps): JSX.Element {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = svg === '' ? undefined : parsedSvg(svg);
    holder.current?.replaceChildren(...(element === undefined ? [] : [element]));
    if (element !== undefined) mark?.(element);
  }, [svg, mark]);
  useEffect(() => {
    const element = holder.current?.firstElementChild;
    if (element instanceof SVGSVGElement) remark?.(element);
  }, [svg, mark, remark]);
  if (svg === '') return <p class="nothing">{otherwise}</p>;
  return (
    <div
      class="picture"
      ref={holder}
      onClick={({ target }) => target instanceof Element && onPick?.(target)}
      onMouseOver={({ target }) => target instanceof Element && onPoint?.(target)}
      onMouseLeave={() => onPoint?.(undefined)}
    />
  );
}
