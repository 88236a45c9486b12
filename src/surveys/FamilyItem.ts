export type { FamilyItem } from '../sources/internal.js';
