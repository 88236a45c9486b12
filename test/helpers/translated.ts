/** For the mode `translated` of the tests: the engine runs in JavaScript, as where a platform refuses WebAssembly. */
import '../../src/nowasm/index.js';

Reflect.set(globalThis, 'WebAssembly', undefined);
