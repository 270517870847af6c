/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindQuery } from '@/graphql/bind-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TransportersQueryVariables = Exact<{ [key: string]: never; }>;


export type TransportersQuery = { transporters: { __typename: 'TransporterPage', totalCount: number, nodes: Array<{ __typename: 'Transporter', id: string, name: string, nameHi: string, vehicles: Array<string>, vehiclesHi: Array<string>, experience: string, experienceHi: string, contact: string, rating: number, pricePerKm: number }> } };


export const TransportersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Transporters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transporters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameHi"}},{"kind":"Field","name":{"kind":"Name","value":"vehicles"}},{"kind":"Field","name":{"kind":"Name","value":"vehiclesHi"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"experienceHi"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerKm"}}]}}]}}]}}]} as unknown as DocumentNode<TransportersQuery, TransportersQueryVariables>;
export const useTransportersQuery = /* #__PURE__ */ bindQuery(TransportersDocument);