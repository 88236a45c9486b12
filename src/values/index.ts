export { Dyadic } from './Dyadic.js';
export { opponent, type Outcome, type Player } from './Player.js';
export { simplestNumber } from './simplestNumber.js';
export { Value, type ClosedForm, type ValueOrder } from './Value.js';
export { ValueStore, standardStore, type ValueStoreOptions } from './ValueStore.js';
