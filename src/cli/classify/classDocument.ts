import { VERSION } from '../../formats/index.js';
import { mediumDefectInWords, strongDefectInWords, weakDefectInWords } from '../../games/index.js';
import type { ClassFinding, ClassOfSource, FamilyFinding } from './ClassFinding.js';

/** The JSON document of `classify`. */
export function classDocument({ classification, properties, family }: ClassFinding): object {
  const { impartial, dicotic, deadEnding } = properties;
  const witnesses = {
    ...(impartial?.witness && { impartial: impartial.witness }),
    ...(dicotic?.witness && { dicotic: dicotic.witness }),
    ...(deadEnding?.witness && { deadEnding: deadEnding.witness }),
  };
  return {
    type: 'classification',
    spgames: VERSION,
    ...documentOfClass(classification),
    ...(impartial && { impartial: impartial.holds }),
    ...(dicotic && { dicotic: dicotic.holds }),
    ...(deadEnding && { deadEnding: deadEnding.holds }),
    ...(Object.keys(witnesses).length > 0 && { witnesses }),
    ...(family && { family: documentOfFamily(family) }),
  };
}

function documentOfClass(found: ClassOfSource): object {
  const { class: name, explored, ...more } = found;
  const notWeak = 'notWeak' in more && { notWeak: { ...more.notWeak, words: weakDefectInWords(more.notWeak) } };
  const medium = 'notMedium' in more ? more.notMedium : undefined;
  const strong = 'notStrong' in more ? more.notStrong : undefined;
  return {
    class: name,
    ...('by' in more && { by: more.by }),
    ...('atMost' in more && { atMost: more.atMost }),
    explored,
    ...notWeak,
    ...(medium && { notMedium: { ...medium, words: mediumDefectInWords(medium) } }),
    ...(strong && { notStrong: { ...strong, words: strongDefectInWords(strong) } }),
  };
}

/** `boards` are those that were compared, renumbered ones among them. */
function documentOfFamily({ invariance, independence }: FamilyFinding): object {
  const { invariant } = invariance;
  const { independence: isIndependence } = independence;
  const counts =
    invariant === true
      ? { boards: invariance.boards, unsuitable: invariance.unsuitable }
      : isIndependence === true
        ? { boards: independence.boards, unsuitable: independence.unsuitable }
        : {};
  const witnesses = {
    ...(invariance.invariant === false && { invariant: without(invariance, 'invariant') }),
    ...(independence.independence === false && { independence: without(independence, 'independence') }),
  };
  return {
    invariant,
    independence: isIndependence,
    ...counts,
    ...(Object.keys(witnesses).length > 0 && { witnesses }),
  };
}

function without(object: object, field: string): object {
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== field));
}
