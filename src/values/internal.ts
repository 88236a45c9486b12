export { bestFor, gainFor, isAsGoodFor } from './forPlayer.js';
export { foldOptions } from './foldOptions.js';
export { valueName, valueToJson, type ValueJson, type ValueJsonOptions } from './valueToJson.js';
export { aStore, aValue } from './aValue.js';
export { aForm, aFormStore } from './aForm.js';
export { aDyadic } from './aDyadic.js';
export type { Engine, EngineWork } from './store/Engine.js';
export { MOST_BYTES, openProgram, registerTranslation } from './store/openEngine.js';
export { textOfValue, valueOfText } from './names/valueText.js';
