/** A value as the texts that the page shows. */
import type { ThermographReading, ValueTexts } from '../messages.js';
import { formats, pictures, values, type Value } from '../library.js';
import type { Look } from './board.js';
import { unlessTooLarge } from './unlessTooLarge.js';

/** Nothing is known of a value. */
export const NO_TEXTS: ValueTexts = {
  name: '',
  temperature: '',
  mean: '',
  stops: '',
  birthday: '',
  thermograph: '',
  readings: [],
};

export function valueTexts(value: Value, look: Look): ValueTexts {
  const graph = values.thermograph(value);
  const thermograph = unlessTooLarge(() => pictures.drawThermograph(graph, look));
  return {
    name: formats.valueToJson(value).name ?? '',
    temperature: String(graph.temperature),
    mean: String(graph.mean),
    stops: `${String(value.leftStop)}, ${String(value.rightStop)}`,
    birthday: String(values.birthday(value)),
    thermograph,
    readings: thermograph === '' ? [] : pictures.thermographReadings(graph).map(readingTexts),
  };
}

function readingTexts({ temperature, walls, isMast, x, y }: pictures.ThermographReading): ThermographReading {
  return { temperature: String(temperature), walls: { L: String(walls.L), R: String(walls.R) }, isMast, x, y };
}
