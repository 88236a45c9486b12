import { registerTranslation } from '../values/internal.js';
import { translatedProgram } from './translatedProgram.js';

registerTranslation(translatedProgram);
