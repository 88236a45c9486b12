/** Fields that say nothing, wherever they stand: the version, and an address for editors. */
const ANYWHERE = /(^|\.)(spgames|\$schema)$/;

/** Is a field, by its path, the version that wrote a document, or an address for editors? */
export function isVersion(path: string): boolean {
  return ANYWHERE.test(path);
}

/** What things are called, and rules in words: by type of the certificate. */
const NAMES: Readonly<Record<string, RegExp>> = {
  construction: /^(target\.vertices\[\]\.label|ruleset\.(name|words|pieces\[\]\.piece))$/,
  covering: /^complex\.vertices\[\]\.label$/,
  'positional-strategy': /^game\.points\[\]$/,
};

/** How far beyond its proof a sequence was looked at. */
const LOOKED_AT = /^heaps$/;

/**
 * Which fields of a certificate say nothing that could be true or false, by their paths: names of things that numbers
 * refer to, what is meant for people, and, of a period that is proven, how far the heaps were looked at.
 * @param certificate with its type
 * @param within where the certificate is in its document, such as `witnesses.shellable.covering.`
 */
export function saysNothing(
  certificate: { readonly type: string; readonly status?: unknown },
  within: string,
): (path: string) => boolean {
  const { type, status } = certificate;
  return (path) => {
    if (isVersion(path)) return true;
    if (!path.startsWith(within)) return false;
    const own = path.slice(within.length);
    return NAMES[type]?.test(own) === true || (type === 'heap-period' && status === 'proven' && LOOKED_AT.test(own));
  };
}
