/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PlaceNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type PlaceNamesQuery = { cropsFilterValues: { __typename: 'CropsFilterValues', near: Array<{ __typename: 'FilterValue', value: string, hindi: string }> } | null };


export const PlaceNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlaceNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cropsFilterValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"near"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","alias":{"kind":"Name","value":"hindi"},"name":{"kind":"Name","value":"label"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"HI"}}]}]}}]}}]}}]} as unknown as DocumentNode<PlaceNamesQuery, PlaceNamesQueryVariables>;
export const usePlaceNamesQuery = (options?: useQuery.Options<PlaceNamesQuery, PlaceNamesQueryVariables> | SkipToken) => useQuery<PlaceNamesQuery, PlaceNamesQueryVariables>(PlaceNamesDocument, options);