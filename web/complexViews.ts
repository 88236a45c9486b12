/** What the pane of the complex asks beside its texts, and what it is answered. */
import type { View } from './address.js';
import type { Player } from './messages.js';

/** A face of the complex in view, as labels. */
export interface FaceRequest {
  readonly view: View;
  readonly face: readonly string[];
}

/** A complex that a face leads to. */
export interface FacePart {
  readonly name: 'link' | 'star' | 'deletion';
  readonly facets: string;
  readonly fVector: string;
  /** Where it can be shown; missing where that is too long for an address. */
  readonly source?: string;
}

/** What is said of a set of vertices. */
export interface FaceAnswer {
  readonly isFace: boolean;
  /** Is its link the complex of the position where these pieces are placed, too? */
  readonly isPosition: boolean;
  /** Empty where it is not a face. */
  readonly parts: readonly FacePart[];
  /** The legal and the illegal ideal, each divided by the product of these variables. */
  readonly colons: Readonly<Record<View, string>>;
}

/** The vertices and edges of a complex. */
export interface EdgesAnswer {
  readonly labels: readonly string[];
  readonly edges: readonly (readonly [number, number])[];
}

/** A complex with a place in space for each vertex: the middle is 0, and no coordinate is larger than 1. */
export interface SpaceAnswer extends EdgesAnswer {
  readonly sides: readonly (Player | undefined)[];
  readonly places: readonly (readonly [x: number, y: number, z: number])[];
  readonly triangles: readonly (readonly [number, number, number])[];
}

/** What can be asked of the complex in view; `about` is the view, and what else is said below. */
export interface ComplexViewAnswers {
  /** `about` is a `FaceRequest` as JSON. */
  readonly face: FaceAnswer;
  /** The facets as labels. */
  readonly facetList: readonly (readonly string[])[];
  /** The Hasse diagram of the faces, as SVG. */
  readonly facePoset: string;
  readonly edges: EdgesAnswer;
  readonly space: SpaceAnswer;
  /** The legal or illegal ideal for a program, which stands behind the view. */
  readonly idealText: string;
}

/** A part of a vertex decomposable complex: a simplex, or a complex from which a vertex is shed. */
export interface SheddingNode {
  readonly facets: readonly (readonly string[])[];
  /** The vertex, and which nodes are its deletion and its link; missing for a simplex. */
  readonly shed?: { readonly face: readonly string[]; readonly deletion: number; readonly link: number };
}
