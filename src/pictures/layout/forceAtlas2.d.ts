/** The package has no types for this module of its own. */
declare module 'graphology-layout-forceatlas2/iterate.js' {
  /** One step of the layout, in place. @param edges the offset of each end in `nodes`, and the weight */
  const iterate: (
    settings: Readonly<Record<string, number | boolean>>,
    nodes: Float32Array,
    edges: Float32Array,
  ) => void;
  export default iterate;
}
