import { useEffect, useRef, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { afterFrame } from '../../afterFrame.js';
import { inSlices } from '../../inSlices.js';
import { parsedSvg } from '../../Picture.js';

/** A key that goes from one element to another. */
export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';

interface DiagramProps {
  readonly svg: string;
  readonly otherwise: string;
  /** What it is, and what its keys do. */
  readonly label: string;
  /** The attribute of the elements that are chosen. */
  readonly attribute: 'data-node' | 'data-point';
  /** What the attribute of the chosen element says. */
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
  readonly onArrow: (key: Arrow, svg: SVGSVGElement) => void;
  /** Marks elements of the picture, which may have marks from before. */
  readonly mark: (svg: SVGSVGElement) => void;
}

const ARROWS: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'] satisfies Arrow[];

/** A key that is held goes on so fast, in milliseconds. */
const REPEAT_MS = 160;

/** A picture whose elements are chosen by clicks and arrow keys; it scrolls where it is larger than the page. */
export function Diagram(props: DiagramProps): JSX.Element {
  const { svg, otherwise, label, attribute, chosen, onChoose, onArrow, mark } = props;
  const holder = useRef<HTMLDivElement>(null);
  const last = useRef(0);
  const picture = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<SVGSVGElement>();
  // A large picture is read, drawn and marked in tasks of their own.
  useEffect(() => {
    let cancel = afterFrame(() => {
      const element = svg === '' ? undefined : parsedSvg(svg);
      cancel = afterFrame(() => {
        picture.current?.replaceChildren(...(element === undefined ? [] : [element]));
        if (element !== undefined)
          cancel = inSlices(element, () => {
            cancel = afterFrame(() => setDrawn(element));
          });
      });
    });
    return () => {
      cancel();
      setDrawn(undefined);
    };
  }, [svg]);
  useEffect(() => {
    if (drawn !== undefined) mark(drawn);
  }, [drawn, mark]);
  useEffect(() => {
    const area = holder.current;
    const element = area?.querySelector(`[${attribute}="${CSS.escape(chosen)}"]`);
    if (area === null || area === undefined || drawn === undefined) return;
    if (!element) {
      // The middle of a wide picture has more to see than its corner.
      area.scrollLeft = (area.scrollWidth - area.clientWidth) / 2;
      return;
    }
    // Only the diagram is scrolled, never the page.
    const [inner, outer] = [element.getBoundingClientRect(), area.getBoundingClientRect()];
    if (inner.left < outer.left || inner.right > outer.right)
      area.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
    if (inner.top < outer.top || inner.bottom > outer.bottom)
      area.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
  }, [drawn, chosen, attribute]);
  if (svg === '') return <p class="nothing">{otherwise}</p>;
  return (
    <div
      class="diagram"
      role="application"
      aria-label={label}
      tabIndex={0}
      ref={holder}
      onKeyDown={(event) => {
        if (!ARROWS.includes(event.key) || event.ctrlKey || event.altKey || event.metaKey) return;
        if (drawn === undefined) return;
        event.preventDefault();
        // Browsers allow so many new addresses only.
        if (event.repeat && event.timeStamp - last.current < REPEAT_MS) return;
        last.current = event.timeStamp;
        onArrow(event.key as Arrow, drawn);
      }}
    >
      <div
        class="picture"
        ref={picture}
        onClick={({ target }) => {
          const name =
            target instanceof Element ? target.closest(`[${attribute}]`)?.getAttribute(attribute) : undefined;
          if (name !== null && name !== undefined) onChoose(name);
        }}
      />
    </div>
  );
}
