export { colouredDigraphs, type ColouredDigraphsOptions, type DigraphFamilyOptions } from './colouredDigraphs.js';
export { countColouredDigraphs, type CountColouredDigraphsOptions } from './countColouredDigraphs.js';
export { digraphFamilies, type DigraphFamily } from './digraphFamilies.js';
export { digraphsOfValue, type DigraphsOfValueOptions } from './digraphsOfValue.js';
export { DigraphValues, type DigraphValuesOptions, type SearchPlace, type ValueOfDigraphs } from './DigraphValues.js';
export { digraphValuesFromJson } from './digraphValuesFromJson.js';
export type { DigraphValuesJson, ValueOfDigraphsJson } from './digraphValuesJson.js';
export { nimberOrders, type NimberOrder } from './nimberOrders.js';
export { temperaturesByDegree, valuesByBirthday, type TemperaturesOfDegree } from './tablesOfValues.js';
