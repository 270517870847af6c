/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/generated/schema-types.js';

import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DealCheckQueryVariables = Exact<{
  checkCode: string;
}>;


export type DealCheckQuery = { dealCheck: { __typename: 'DealCheck', number: string, madeOn: string, crop: string, state: Types.DealState, quantity: { __typename: 'Quantity', amount: number, unit: Types.QuantityUnit } } | null };


export const DealCheckDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DealCheck"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"checkCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dealCheck"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"checkCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"checkCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"madeOn"}},{"kind":"Field","name":{"kind":"Name","value":"crop"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}}]}}]}}]}}]} as unknown as DocumentNode<DealCheckQuery, DealCheckQueryVariables>;
export const useDealCheckQuery = (options: useQuery.Options<DealCheckQuery, DealCheckQueryVariables> | SkipToken) => useQuery<DealCheckQuery, DealCheckQueryVariables>(DealCheckDocument, options);