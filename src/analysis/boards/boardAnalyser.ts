import { Board } from '../../boards/index.js';
import type { Analyser } from '../Analyser.js';
import { boardProperties } from './boardProperties.js';

export const boardAnalyser: Analyser<Board> = {
  of: 'boards',
  isSubject: (subject) => subject instanceof Board,
  properties: boardProperties as unknown as typeof boardAnalyser.properties,
  prepare: (board) => board,
};
