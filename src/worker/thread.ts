// What a thread of `Workers` begins with: bundlers and pages find it by its address.
import { hearQuestions } from './answerInThread.js';
import { answerQuestion } from './answerQuestion.js';

hearQuestions(answerQuestion);
