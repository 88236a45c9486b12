import { useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { counted } from '../../../src/text/counted.js';
import type { SheddingNode } from '../../complexViews.js';
import type { ShownFaces } from './markFaces.js';

interface TreeProps {
  readonly nodes: readonly SheddingNode[];
  readonly onShow: (faces: ShownFaces | undefined) => void;
}

/** How a vertex decomposable complex falls apart, opened node by node; the open part is marked on the picture. */
export function SheddingTree({ nodes, onShow }: TreeProps): JSX.Element {
  return (
    <div class="shedding">
      <p>The vertices shed, with deletion and link below them:</p>
      <Part nodes={nodes} at={0} called="the complex" onShow={onShow} />
    </div>
  );
}

interface PartProps extends TreeProps {
  readonly at: number;
  readonly called: string;
}

function Part({ nodes, at, called, onShow }: PartProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const { facets, shed } = nodes[at]!;
  if (shed === undefined)
    return (
      <p class="simplex">
        {called}: the simplex {`{${facets[0]!.join(' ')}}`}
      </p>
    );
  const vertex = shed.face.join(' ');
  const turn = (open: boolean): void => {
    // The parts inside tell of themselves, too.
    if (open === isOpen) return;
    setOpen(open);
    onShow(open ? { now: [shed.face], before: facets } : undefined);
  };
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => turn(currentTarget.open)}>
      <summary>
        <span>
          {called}, {counted(facets.length, 'facet')}: <code>{vertex}</code> is shed
        </span>
      </summary>
      {isOpen ? (
        <div class="body">
          <Part nodes={nodes} at={shed.deletion} called={`without ${vertex}`} onShow={onShow} />
          <Part nodes={nodes} at={shed.link} called={`link of ${vertex}`} onShow={onShow} />
        </div>
      ) : null}
    </details>
  );
}
