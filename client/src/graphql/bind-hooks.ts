import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';

/** Options are required exactly when the operation has a required variable. */
// biome-ignore lint/complexity/noBannedTypes: `{} extends V` is the test for "no required variable".
type OptionsArg<Options, V> = {} extends V
  ? [options?: Options | SkipToken]
  : [options: (Options & { variables: V }) | SkipToken];

type QueryOptions<D, V extends OperationVariables> = Omit<useQuery.Options<D, V>, 'variables' | 'returnPartialData'> & {
  variables?: V;
};

type QueryResult<D, V extends OperationVariables> = useQuery.Result<D, V, 'empty' | 'complete' | 'streaming'>;

/**
 * Makes the typed hook of one query; the generated files call this.
 * Apollo's own overloads cannot be expressed for a free document type, hence the two casts at this one place.
 */
export const bindQuery =
  <D, V extends OperationVariables>(document: TypedDocumentNode<D, V>) =>
  (...[options]: OptionsArg<QueryOptions<D, V>, V>) =>
    useQuery(document, options as never) as QueryResult<D, V>;

/** Makes the typed hook of one mutation; the generated files call this. */
export const bindMutation =
  <D, V extends OperationVariables>(document: TypedDocumentNode<D, V>) =>
  (options?: useMutation.Options<D, V>) =>
    useMutation(document, options as never) as unknown as useMutation.ResultTuple<D, V>;
