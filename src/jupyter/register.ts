import { showErrorsAs } from '../errors.js';
import { DISPLAYS } from './displays.js';
import { errorText } from './errorText.js';
import { mimeBundle } from './MimeBundle.js';

/** The method that the Deno kernel of Jupyter asks an object for what it shows. */
const DISPLAY: unique symbol = Symbol.for('Jupyter.display');

for (const { Class, show } of DISPLAYS)
  Object.defineProperty(Class.prototype, DISPLAY, {
    value(this: object) {
      return mimeBundle(show(this));
    },
    configurable: true,
  });

showErrorsAs(errorText);
