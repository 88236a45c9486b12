import { edgePathGroup, type Presentation } from '../../complex/index.js';
import { simplifyPresentation } from '../../complex/internal.js';
import { Work } from '../../run.js';
import type { ComplexProperty } from './ComplexProperty.js';
import type { Fact } from '../Property.js';
import { fields, listOf, nullable } from '../../shape.js';
import { whole } from '../types.js';
import { presentationInWords } from '../words/specialInWords.js';

/** The fundamental group, by generators and relators. */
export const fundamentalGroupProperty: ComplexProperty<Fact<Presentation | null>> = {
  about:
    'The fundamental group of a connected complex by generators and relators: edge paths, simplified where that shortens. A word is a list of generators from 1, negative for inverses. None if the complex is not connected or has no vertex.',
  needs: 'faces',
  type: () =>
    nullable(
      fields({ generators: whole(), relators: listOf(listOf(whole(), 'a word'), 'relators') }, 'a presentation'),
    ),
  special: true,
  takesLong: true,
  source: 'Seifert and Threlfall 1934',
  words: { text: presentationInWords, nothing: 'none, the complex is not connected or has no vertex' },
  find: ({ complex }, run) => {
    if (complex.isVoid || complex.support.length === 0 || !complex.isConnected()) return { value: null };
    const work = new Work('fundamentalGroup', run);
    const { generators, relators } = simplifyPresentation(edgePathGroup(complex, work.part()), work);
    return { value: { generators, relators } };
  },
};
