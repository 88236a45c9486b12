import type { JSX } from 'preact';
import { save } from './save.js';

/** How many pixels of a saved picture stand for one of the page. */
const SCALE = 3;

interface SavePictureProps {
  /** The picture, or what makes it when it is saved. */
  readonly svg: string | (() => string);
  readonly name: string;
}

/** A picture as a file: as it is, or painted. */
export function SavePicture({ svg, name }: SavePictureProps): JSX.Element | null {
  if (svg === '') return null;
  const drawn = (): Blob => new Blob([typeof svg === 'string' ? svg : svg()], { type: 'image/svg+xml' });
  return (
    <div class="command">
      <button type="button" aria-label={`Save ${name} as SVG`} onClick={() => save(`${name}.svg`, drawn())}>
        SVG
      </button>
      <button
        type="button"
        aria-label={`Save ${name} as PNG`}
        onClick={() => void painted(drawn()).then((png) => save(`${name}.png`, png))}
      >
        PNG
      </button>
    </div>
  );
}

/** Paints a picture on a canvas. */
async function painted(drawn: Blob): Promise<Blob> {
  const image = new Image();
  image.src = URL.createObjectURL(drawn);
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.naturalWidth * SCALE, image.naturalHeight * SCALE];
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(image.src);
  return new Promise((resolve, reject) =>
    canvas.toBlob((png) =>
      png === null ? reject(new Error('The picture is too large to be painted.')) : resolve(png),
    ),
  );
}
