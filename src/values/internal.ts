export { bestFor, gainFor, isAsGoodFor } from './forPlayer.js';
