import type { ChainPlacement } from '../../boards/index.js';
import { playerName, type Player } from '../../player.js';

/** A text that is the same for the same vertices covered by a player. */
export function chainPlacementKey(side: Player | undefined, { vertices, stretches }: ChainPlacement): string {
  return JSON.stringify([side ?? '-', vertices, stretches]);
}

/** What is wrong with the place that a certificate gives to a piece, by the piece found that is most like it. */
export function describeMisplaced(
  label: string,
  side: Player | undefined,
  claimed: ChainPlacement,
  found: readonly { readonly placement: ChainPlacement }[],
): string {
  const player = playerName(side);
  const parts = (placement: ChainPlacement): string[] => [
    ...placement.vertices.map((v) => `board vertex ${v}`),
    ...placement.stretches.map(([edge, first, last]) => `vertices ${first} to ${last} of board edge ${edge}`),
  ];
  const wanted = new Set(parts(claimed));
  let nearest: { readonly extra: readonly string[]; readonly missing: readonly string[] } | undefined;
  for (const { placement } of found) {
    const there = parts(placement);
    const shared = new Set(there);
    const extra = [...wanted].filter((part) => !shared.has(part));
    const missing = there.filter((part) => !wanted.has(part));
    if (nearest === undefined || extra.length + missing.length < nearest.extra.length + nearest.missing.length)
      nearest = { extra, missing };
  }
  if (nearest === undefined) return `no piece of ${player} fits on the board; the certificate has one for ${label}`;
  const { extra, missing } = nearest;
  const differences = [
    ...(extra.length > 0 ? [`it does not cover ${listed(extra)}`] : []),
    ...(missing.length > 0 ? [`it covers ${listed(missing)}`] : []),
  ];
  const how = differences.length === 0 ? 'the certificate lists them out of order' : differences.join(', but ');
  return `no piece of ${player} covers what the certificate says for ${label}: of the nearest, ${how}`;
}

function listed(parts: readonly string[]): string {
  return parts.length > 3 ? `${parts.slice(0, 3).join(', ')} and ${parts.length - 3} more` : parts.join(' and ');
}
