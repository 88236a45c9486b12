/** Before each file of tests: what fast-check tries is settled by the seed (`scripts/seedOfTree.ts`). */
import fc from 'fast-check';

const seed = process.env['SPGAMES_TEST_SEED'];
if (seed !== undefined && seed !== '') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });
