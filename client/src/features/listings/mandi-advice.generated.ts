/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/generated/schema-types.js';

import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MandiAdviceQueryVariables = Exact<{
  cropName: string;
  category: Types.CropCategory;
  unit: Types.QuantityUnit;
  state: string;
  district: string;
}>;


export type MandiAdviceQuery = { priceComparison: { __typename: 'PriceComparison', district: string, weekLeast: number, weekMiddle: number, weekGreatest: number, lowest: number, highest: number, mandi: number, msp: number | null, day: string, isSample: boolean, isOld: boolean, districtHi: string } | null };


export const MandiAdviceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MandiAdvice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cropName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CropCategory"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"unit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QuantityUnit"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"district"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priceComparison"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"cropName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cropName"}}},{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"Argument","name":{"kind":"Name","value":"unit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"unit"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"district"},"value":{"kind":"Variable","name":{"kind":"Name","value":"district"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","alias":{"kind":"Name","value":"districtHi"},"name":{"kind":"Name","value":"district"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"HI"}}]},{"kind":"Field","name":{"kind":"Name","value":"weekLeast"}},{"kind":"Field","name":{"kind":"Name","value":"weekMiddle"}},{"kind":"Field","name":{"kind":"Name","value":"weekGreatest"}},{"kind":"Field","name":{"kind":"Name","value":"lowest"}},{"kind":"Field","name":{"kind":"Name","value":"highest"}},{"kind":"Field","name":{"kind":"Name","value":"mandi"}},{"kind":"Field","name":{"kind":"Name","value":"msp"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"isSample"}},{"kind":"Field","name":{"kind":"Name","value":"isOld"}}]}}]}}]} as unknown as DocumentNode<MandiAdviceQuery, MandiAdviceQueryVariables>;
export const useMandiAdviceQuery = (options: useQuery.Options<MandiAdviceQuery, MandiAdviceQueryVariables> | SkipToken) => useQuery<MandiAdviceQuery, MandiAdviceQueryVariables>(MandiAdviceDocument, options);