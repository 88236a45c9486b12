/**
 * The engine of values in JavaScript, for platforms that refuse WebAssembly, such as pages with a strict policy:
 * `import 'spgames/nowasm'` before the first value is asked for. Where there is WebAssembly it changes nothing. In Node
 * it is not needed: there the library loads it when it has to. Values of the engine in JavaScript are the same; they
 * take two to four times as long.
 *
 * @module spgames/nowasm
 */
export {} from './register.js';
