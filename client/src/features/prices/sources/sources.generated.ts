/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/generated/schema-types.js';

import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PriceSourcesQueryVariables = Exact<{
  language: Types.Language;
}>;


export type PriceSourcesQuery = { priceImports: { __typename: 'PriceImportConnection', totalCount: number, nodes: Array<{ __typename: 'PriceImport', id: string, source: Types.PriceSource, origin: string, startedAt: string, endedAt: string | null, readRows: number, newRows: number, changedRows: number, heldRows: number, refusedRows: number, refusals: Array<{ __typename: 'PriceRefusal', reason: string, rows: number }> }> } | null };


export const PriceSourcesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PriceSources"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priceImports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"30"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"readRows"}},{"kind":"Field","name":{"kind":"Name","value":"newRows"}},{"kind":"Field","name":{"kind":"Name","value":"changedRows"}},{"kind":"Field","name":{"kind":"Name","value":"heldRows"}},{"kind":"Field","name":{"kind":"Name","value":"refusedRows"}},{"kind":"Field","name":{"kind":"Name","value":"refusals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}]},{"kind":"Field","name":{"kind":"Name","value":"rows"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PriceSourcesQuery, PriceSourcesQueryVariables>;
export const usePriceSourcesQuery = (options: useQuery.Options<PriceSourcesQuery, PriceSourcesQueryVariables> | SkipToken) => useQuery<PriceSourcesQuery, PriceSourcesQueryVariables>(PriceSourcesDocument, options);