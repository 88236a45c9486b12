/**
 * The names of all options of public functions, for those that are misspelt. One list for all: functions hand on what
 * they were given, with options that are for others.
 */
export const OPTION_NAMES: readonly string[] = [
  'absTol as attempts black blackAndWhite boardVertices byPlay cacheBits cells characteristic check closed colours',
  'complex complexes confusionInterval connected cool coordinates covered defeated depth dimension eachMs edgeOrder',
  'elementLabels ending epsilon evaluator exhaust family first flag form format genus grundy heaps heat incentives inLine',
  'inequalities injective known label labelling labels largest lattice lazy left limit list listing matrix maxBytes',
  'maxLength maxPositions maxSide maxStates memory misere most moves name names norton note number numberFallback of',
  'onProgress onReadAs only orbits order out over partOf period pieceVertices pieces plain play player players precision',
  'predictable probability question randomSeed read reading reduced relTol relabel relation remoteness right ring',
  'rule seed share sides signal size small start store style switches theme threads threePlayers timeoutMs title uncut unit',
  'weight weights width witnesses words x y',
]
  .join(' ')
  .split(' ');
