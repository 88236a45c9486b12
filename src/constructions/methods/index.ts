export { build, type AnyConstruction, type BuildOptions, type MethodName, type MethodOptions } from './build.js';
export {
  constructionMethods,
  constructionOptions,
  type ConstructionMethod,
  type ConstructionOption,
} from './constructionMethods.js';
export { constructionVerdict, type ConstructionCheck, type ConstructionVerdict } from './constructionVerdict.js';
