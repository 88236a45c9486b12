import type { RunOptions } from '../run.js';
import type { SimplicialComplex } from '../complex/index.js';
import { facetComplex, facetIdeal, stanleyReisnerComplex, stanleyReisnerIdeal } from './correspondences.js';
import type { SquarefreeIdeal } from './SquarefreeIdeal.js';

/**
 * The complexes and ideals of a game and their duals, all from the legal complex Δ; each is computed at most once, and
 * only when it is asked for. Equal objects of the diagram are one object here.
 * @source Huntemann 2018, Fig. 1.5
 * @example new DualityDiagram(SimplicialComplex.fromFacets([[0, 1], [2]], 3)).alexanderDual.facets.toLists() // [[0], [1]]
 */
export class DualityDiagram {
  /** Δ, whose facets are the maximal legal positions. */
  readonly legalComplex: SimplicialComplex;
  readonly #options: RunOptions;
  #illegalComplex: SimplicialComplex | undefined;
  #legalIdeal: SquarefreeIdeal | undefined;
  #illegalIdeal: SquarefreeIdeal | undefined;
  #alexanderDual: SimplicialComplex | undefined;
  #coverDual: SimplicialComplex | undefined;
  #complement: SimplicialComplex | undefined;
  #legalIdealDual: SquarefreeIdeal | undefined;
  #illegalIdealDual: SquarefreeIdeal | undefined;

  /** @param options bounds for each computation */
  constructor(legalComplex: SimplicialComplex, options: RunOptions = {}) {
    this.legalComplex = legalComplex;
    this.#options = options;
  }

  /** The diagram of the game with a given illegal complex. @param options bounds for each computation */
  static fromIllegalComplex(illegalComplex: SimplicialComplex, options: RunOptions = {}): DualityDiagram {
    const diagram = new DualityDiagram(stanleyReisnerComplex(facetIdeal(illegalComplex, options)), options);
    diagram.#illegalComplex = illegalComplex;
    return diagram;
  }

  /**
   * Γ, whose facets are the minimal illegal positions: F(ILL).
   * @source Huntemann 2018, Def. 1.42
   */
  get illegalComplex(): SimplicialComplex {
    return (this.#illegalComplex ??= facetComplex(this.illegalIdeal, this.#options));
  }

  /**
   * L = F(Δ).
   * @source Huntemann 2018, Def. 1.44
   * @source Huntemann 2018, Fact 1.46
   */
  get legalIdeal(): SquarefreeIdeal {
    return (this.#legalIdeal ??= facetIdeal(this.legalComplex, this.#options));
  }

  /**
   * ILL = N(Δ) = F(Γ).
   * @source Huntemann 2018, Def. 1.45
   * @source Huntemann 2018, Fact 1.46
   */
  get illegalIdeal(): SquarefreeIdeal {
    return (this.#illegalIdeal ??= stanleyReisnerIdeal(this.legalComplex));
  }

  /** Δ^∨ = Γ^c. */
  get alexanderDual(): SimplicialComplex {
    return (this.#alexanderDual ??= this.legalComplex.alexanderDual());
  }

  /** Δ_M. */
  get coverDual(): SimplicialComplex {
    return (this.#coverDual ??= this.legalStanleyReisnerComplex.complement(this.#options));
  }

  /**
   * Δ^c = Γ_M = N(L)^∨ = N(F(Δ_M)).
   * @source Huntemann 2018, Fact 1.51
   */
  get complement(): SimplicialComplex {
    return (this.#complement ??= this.legalComplex.complement(this.#options));
  }

  /**
   * Γ_M, which is Δ^c.
   * @source Huntemann 2018, Fact 1.51
   */
  get illegalCoverDual(): SimplicialComplex {
    return this.complement;
  }

  /** N(L) = (Δ_M)^c, the complex of the positions in which no maximal legal position is contained. */
  get legalStanleyReisnerComplex(): SimplicialComplex {
    return stanleyReisnerComplex(this.legalIdeal);
  }

  /** The Alexander dual of L: F(Δ_M) = N(Δ^c). */
  get legalIdealDual(): SquarefreeIdeal {
    return (this.#legalIdealDual ??= stanleyReisnerIdeal(this.complement));
  }

  /**
   * The Alexander dual of ILL: N(Δ^∨) = F(Γ_M).
   * @source Huntemann 2018, Fact 1.51
   */
  get illegalIdealDual(): SquarefreeIdeal {
    return (this.#illegalIdealDual ??= stanleyReisnerIdeal(this.alexanderDual));
  }
}
