import type { CommonOptions } from '../commonOptions.js';
import type { Scaling } from '../../surveys/index.js';
import type { Session } from '../Session.js';

/** How the rows of a query are written. */
export const SURVEY_FORMATS = ['table', 'json', 'csv', 'markdown'] as const;

/** How answers are exported. */
export const SURVEY_EXPORTS = ['parquet', 'csv', 'ndjson'] as const;

/** How columns of numbers become thresholds. */
export const SCALINGS: readonly Scaling[] = ['none', 'ordinal', 'interordinal'];

/** The options of all actions. */
export interface SurveyOptions extends CommonOptions {
  readonly over?: string;
  readonly source?: string;
  readonly ask?: string;
  readonly where?: string;
  readonly each?: number;
  readonly batch?: number;
  readonly note?: string;
  readonly jobs?: number;
  readonly batches?: readonly [number, number];
  readonly retry?: 'undecided' | 'failed';
  readonly top?: string;
  readonly columns?: string;
  readonly format?: (typeof SURVEY_FORMATS)[number];
  readonly to?: (typeof SURVEY_EXPORTS)[number];
  readonly with?: 'seconds';
  readonly sample?: number;
  readonly redis?: string;
  readonly prefix?: string;
  readonly idle?: number;
  readonly exceptions?: number;
  readonly scaling?: Scaling;
  readonly test?: string;
  readonly of?: string;
  readonly by?: string;
}

/** What is to be done in which folder. */
export interface SurveyRequest {
  readonly folder: string;
  readonly options: SurveyOptions;
  readonly session: Session;
  readonly sql: string | undefined;
}

/** Does it, and returns the exit status. */
export type SurveyAction = (request: SurveyRequest) => Promise<number>;

interface ActionEntry {
  /** Its options besides those of all. */
  readonly takes: readonly (keyof SurveyOptions)[];
  /** Whether it is about a folder; by default it is. */
  readonly folder?: false;
  /** Loaded when it is named: DuckDB, families and questions are only then. */
  readonly load: () => Promise<SurveyAction>;
}

/** What `survey` does with a folder. */
export type SurveyActionName =
  'create' | 'run' | 'status' | 'query' | 'export' | 'report' | 'verify' | 'implications' | 'bounds' | 'serve' | 'work';

export const SURVEY_ACTIONS: Readonly<Record<SurveyActionName, ActionEntry>> = {
  create: {
    takes: ['over', 'source', 'ask', 'where', 'each', 'memory', 'batch', 'note', 'test'],
    load: async () => (await import('./create.js')).create,
  },
  run: {
    takes: ['jobs', 'batches', 'retry', 'each'],
    load: async () => (await import('./run.js')).run,
  },
  status: { takes: ['redis', 'prefix'], load: async () => (await import('./status.js')).status },
  query: {
    takes: ['where', 'top', 'columns', 'format'],
    load: async () => (await import('./query.js')).query,
  },
  export: {
    takes: ['to', 'output', 'with'],
    load: async () => (await import('./exportAnswers.js')).exportAnswers,
  },
  report: { takes: ['output'], load: async () => (await import('./report.js')).report },
  verify: { takes: ['sample'], load: async () => (await import('./verify.js')).verify },
  serve: { takes: ['redis', 'prefix'], load: async () => (await import('./serve.js')).serve },
  work: {
    takes: ['redis', 'prefix', 'jobs', 'idle'],
    folder: false,
    load: async () => (await import('./work.js')).work,
  },
  implications: {
    takes: ['columns', 'exceptions', 'scaling', 'output'],
    load: async () => (await import('./implications.js')).implicationsAction,
  },
  bounds: { takes: ['of', 'by', 'output'], load: async () => (await import('./bounds.js')).boundsAction },
};
