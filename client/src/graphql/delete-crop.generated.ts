/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './generated/schema-types.js';

import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DeleteCropMutationVariables = Exact<{
  input: Types.DeleteCropInput;
}>;


export type DeleteCropMutation = { deleteCrop: { __typename: 'DeleteCropPayload', deletedCropId: string } | null };


export const DeleteCropDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCrop"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteCropInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCrop"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedCropId"}}]}}]}}]} as unknown as DocumentNode<DeleteCropMutation, DeleteCropMutationVariables>;
export const useDeleteCropMutation = (options?: useMutation.Options<DeleteCropMutation, DeleteCropMutationVariables>) => useMutation<DeleteCropMutation, DeleteCropMutationVariables>(DeleteCropDocument, options);