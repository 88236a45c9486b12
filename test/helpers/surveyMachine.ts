// A process of its own that serves or works on surveys; the tests bundle it, as threads begin with files.
import { serveSurvey } from '../../src/surveys/queue/serveSurvey.js';
import { workOnSurveys } from '../../src/surveys/queue/workOnSurveys.js';

const [what = '', folder = '', options = '{}'] = process.argv.slice(2);
const finish = new AbortController();
process.on('SIGINT', () => finish.abort());
const all = {
  ...(JSON.parse(options) as { readonly redis: string }),
  finish: finish.signal,
  onConnection: (line: string) => process.stderr.write(`${line}\n`),
};
const done = what === 'serve' ? serveSurvey(folder, all) : workOnSurveys(all);
done.then(
  (end) => {
    process.stdout.write(JSON.stringify(end));
    process.exit(0);
  },
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  },
);
