import type { JSX } from 'preact';

/** How many pixels of a saved picture stand for one of the page. */
const SCALE = 3;

/** A picture as a file: as it is, or painted. */
export function SavePicture({ svg, name }: { readonly svg: string; readonly name: string }): JSX.Element | null {
  if (svg === '') return null;
  const drawn = new Blob([svg], { type: 'image/svg+xml' });
  return (
    <div class="command">
      <button type="button" aria-label={`Save ${name} as SVG`} onClick={() => save(drawn, `${name}.svg`)}>
        SVG
      </button>
      <button
        type="button"
        aria-label={`Save ${name} as PNG`}
        onClick={() => void painted(drawn).then((png) => save(png, `${name}.png`))}
      >
        PNG
      </button>
    </div>
  );
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
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
