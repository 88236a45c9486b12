import type { Sheet, SheetBounds } from './Sheet.js';

/** A sheet in this thread, for tests and where there are no threads: nothing interrupts it but its bounds. */
export async function hereSheet(bounds: SheetBounds): Promise<Sheet> {
  const { SheetHost } = await import('./SheetHost.js');
  const host = new SheetHost();
  return {
    evaluate: async (expression) => {
      await host.readFiles(expression, bounds);
      return host.evaluate(expression, bounds);
    },
    complete: (line) => Promise.resolve(host.complete(line)),
    interrupt: () => undefined,
    end: () => undefined,
  };
}
