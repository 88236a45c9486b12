// What a thread of a survey begins with; no module imports it.
import { parentPort } from 'node:worker_threads';
import { answerTasks } from './answerTasks.js';

answerTasks(parentPort!);
