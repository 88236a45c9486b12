import { grafting, orientation, simplicialForest, strongComponents, type ComplexSource } from 'spgames/complex';

/** Yes or no, of decisions that come with a witness. */
export const isGrafted = (complex: ComplexSource): boolean => grafting(complex).grafted;
export const isSimplicialForest = (complex: ComplexSource): boolean => simplicialForest(complex).forest;
export const isOrientable = (complex: ComplexSource): boolean => orientation(complex).orientable;
export const isStronglyConnected = (complex: ComplexSource): boolean => strongComponents(complex).length <= 1;
