/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './generated/schema-types.js';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CropQualityFragment = { __typename: 'Crop', harvestDate: string | null, qualityGrade: Types.QualityGrade };

export const CropQualityFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CropQuality"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Crop"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"harvestDate"}},{"kind":"Field","name":{"kind":"Name","value":"qualityGrade"}}]}}]} as unknown as DocumentNode<CropQualityFragment, unknown>;