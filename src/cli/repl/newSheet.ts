import type { Sheet, SheetBounds } from './Sheet.js';

/**
 * A sheet in a thread of its own; run from its sources, the program has no threads, since no other reads TypeScript.
 */
export async function newSheet(bounds: SheetBounds): Promise<Sheet> {
  if (import.meta.url.endsWith('.ts')) return (await import('./hereSheet.js')).hereSheet(bounds);
  const { ThreadSheet } = await import('./ThreadSheet.js');
  return new ThreadSheet(new URL('./worker.js', import.meta.url), bounds);
}
