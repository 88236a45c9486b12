/** The text of a file with the rules of NODE KAYLES: no two neighbours. */
export function nodeKaylesRules(): string {
  const vertex = { n: 1, edges: [] };
  return JSON.stringify({
    type: 'ruleset',
    name: 'mine',
    pieces: [
      { piece: 'black', side: 'L', graph: vertex },
      { piece: 'white', side: 'R', graph: vertex },
    ],
    clauses: [{ forbid: 'overlap' }, { forbid: 'adjacent' }],
  });
}
