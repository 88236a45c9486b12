/** Does a field of a certificate, by its path such as `ruleset.name`, say nothing that could be true or false? */
export function saysNothing(path: string): boolean {
  return /(^|\.)spgames$/.test(path);
}
