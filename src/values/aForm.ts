import { instanceOf } from '../arguments.js';
import type { Shape } from '../shape.js';
import { Form } from './forms/Form.js';
import { FormStore } from './forms/FormStore.js';

/** `Form`. */
export const aForm: Shape = /* @__PURE__ */ instanceOf(() => Form, 'a Form, such as formOf(value, new FormStore())');

/** `FormStore`. */
export const aFormStore: Shape = /* @__PURE__ */ instanceOf(() => FormStore, 'a FormStore');
