// Loaded only where what the rules tell is asked for: `value` starts without literal forms and periods.
export { rulesOfSum } from '../../analysis/internal.js';
