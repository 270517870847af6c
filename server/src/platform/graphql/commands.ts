import type {
  GraphQLRequestContext,
  GraphQLRequestContextResponseForOperation,
  GraphQLRequestContextWillSendResponse,
  GraphQLResponse,
  HTTPGraphQLHead,
} from '@apollo/server';
import {
  execute,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  print,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import { type CommandAnswer, CommandCall } from '../commands/command-call.js';
import { type CommandKey, digestOf, KEY_HEADER, readKey } from '../commands/command-key.js';
import type { RequestContext } from '../context.js';
import { badInput } from '../errors/app-error.js';
import { toGraphql } from '../errors/to-graphql.js';
import type { Messages } from '../messages.js';
import { SymbolProperty } from '../symbol-property.js';
import { IGNORING_THE_TOKEN } from './operation-guard.js';
import type { OperationAnswers } from './operation-hooks.js';
import { answerPassing } from './passing-refusals.js';

type Request = GraphQLRequestContext<RequestContext>;
type Operation = GraphQLRequestContextResponseForOperation<RequestContext>;
type Data = Record<string, unknown>;

/** The one root field of a mutation; `limits.ts` refuses a second one. */
function rootField(selections: SelectionSetNode, fragments: readonly FragmentDefinitionNode[]): FieldNode | undefined {
  for (const selection of selections.selections) {
    if (selection.kind === Kind.FIELD) {
      if (!selection.name.value.startsWith('__')) return selection;
      continue;
    }
    const inner =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection
        : fragments.find(({ name }) => name.value === selection.name.value);
    const found = inner && rootField(inner.selectionSet, fragments);
    if (found) return found;
  }
  return undefined;
}

/** The key in `input`, as it was sent. What is no text is for the execution to refuse. */
function keyInInput(field: FieldNode, variables: Data): string | undefined {
  const node = field.arguments?.find(({ name }) => name.value === 'input')?.value;
  const input: unknown = node && valueFromASTUntyped(node, variables);
  const key = typeof input === 'object' && input !== null ? (input as Data).idempotencyKey : undefined;
  return typeof key === 'string' ? key : undefined;
}

/** The key of a mutation, in its input or in the header. Throws BAD_USER_INPUT. */
function keyOf(request: Request, field: FieldNode): CommandKey | null {
  const { contextValue: ctx, document, request: sent } = request;
  const variables = sent.variables ?? {};
  const inHeader = sent.http?.headers.get(KEY_HEADER);
  const value = readKey(keyInInput(field, variables) ?? inHeader);
  if (value === null) return null;
  if (inHeader !== undefined && inHeader !== value) {
    throw badInput([{ field: 'idempotencyKey', message: 'The header and the input have different idempotency keys.' }]);
  }
  const name = field.name.value;
  const digest = digestOf({ command: `graphql ${name}`, document: document && print(document), variables });
  return {
    value,
    account: IGNORING_THE_TOKEN.has(name) ? null : (ctx.viewer?.id ?? null),
    command: `graphql ${name}`,
    digest: () => digest,
    read: null,
  };
}

/** An upload has begun its call already, by its header (`upload-guard.ts`). Throws BAD_USER_INPUT. */
function requireKeyOfHeader(field: FieldNode, variables: Data, ctx: RequestContext): void {
  const key = keyInInput(field, variables);
  if (key === undefined || key === CommandCall.keyOf(ctx)?.value) return;
  throw badInput([{ field: 'idempotencyKey', message: 'Send the key of an upload in the header Idempotency-Key.' }]);
}

/** The name of the one field in the answer. */
const nameOf = (field: FieldNode) => field.alias?.value ?? field.name.value;

/**
 * Makes a mutation one command: what it does, the whole of its answer and its key are committed together, before anything
 * is sent, and undone where any field of the answer fails. A key that is known gets the answer that is stored.
 */
export function answerCommands(messages: Messages): OperationAnswers {
  /** What is answered in place of the field. */
  const refuse = ({ contextValue: ctx }: Request, field: FieldNode, error: unknown, http: HTTPGraphQLHead) => {
    const placed = { message: '', path: [nameOf(field)] };
    const errors = [toGraphql(placed, error, ctx.requestId, ctx.log, messages.in(ctx.language))];
    const response: GraphQLResponse = {
      http,
      body: { kind: 'single', singleResult: { data: { [nameOf(field)]: null }, errors } },
    };
    answerPassing([error], response);
    return response;
  };
  /** The one field of each mutation that is under way. */
  const fields = new SymbolProperty<RequestContext, FieldNode>('field');

  /** The answer that is stored under the mutation's key; null where it has to be done. */
  const begin = async (request: Operation, field: FieldNode): Promise<CommandAnswer | null> => {
    const { contextValue: ctx } = request;
    if (!CommandCall.of(ctx)) return new CommandCall(ctx, keyOf(request, field)).begin();
    requireKeyOfHeader(field, request.request.variables ?? {}, ctx);
    return null;
  };

  /**
   * Does it. Apollo, which would otherwise, copies all that it knows of the request into objects of two new kinds for it. Null where no
   * field was reached, which is for Apollo to find again and to say: the variables are wrong.
   */
  const perform = async (request: Operation): Promise<GraphQLResponse | null> => {
    const { schema, document, contextValue: ctx, request: sent, response } = request;
    const { variables: variableValues, operationName } = sent;
    const options = { maxCoercionErrors: 1 };
    const done = await execute({ schema, document, contextValue: ctx, variableValues, operationName, options });
    const { data, errors } = done;
    if (data === undefined) return null;
    if (errors === undefined) return { http: response.http, body: { kind: 'single', singleResult: { data } } };
    // As Apollo has it, for plugins that read the answer before it is sent.
    Object.assign(request, { errors });
    const translate = messages.in(ctx.language);
    const told = errors.map((error) => toGraphql(error.toJSON(), error, ctx.requestId, ctx.log, translate));
    return { http: response.http, body: { kind: 'single', singleResult: { data, errors: told } } };
  };

  const answer = async (request: Operation, field: FieldNode): Promise<GraphQLResponse | null> => {
    const { contextValue: ctx, response } = request;
    try {
      const stored = await begin(request, field);
      if (stored) return { http: response.http, body: { kind: 'single', singleResult: { data: stored } } };
    } catch (error) {
      await CommandCall.of(ctx)?.end();
      return refuse(request, field, error, response.http);
    }
    return perform(request);
  };

  const finish = async (
    request: GraphQLRequestContextWillSendResponse<RequestContext>,
    field: FieldNode,
  ): Promise<void> => {
    const { contextValue: ctx, response } = request;
    const call = CommandCall.of(ctx);
    if (!call || response.body.kind !== 'single' || !ctx.unit.isKept) return;
    const { data, errors } = response.body.singleResult;
    try {
      const answer = errors === undefined ? await call.commit(data ?? {}) : await call.refused();
      if (answer) {
        response.body.singleResult = { data: answer };
      } else if (data) {
        // A rolled back change is not in the answer, whichever field failed.
        response.body.singleResult = { ...response.body.singleResult, data: { [nameOf(field)]: null } };
        answerPassing(request.errors ?? [], response);
      }
    } catch (error) {
      response.body = refuse(request, field, error, response.http).body;
    } finally {
      await call.end();
    }
  };

  return {
    answer(request) {
      const { operation, document, contextValue } = request;
      const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
      const field = rootField(operation.selectionSet, fragments as FragmentDefinitionNode[]);
      if (!field) return null;
      fields.set(contextValue, field);
      return answer(request, field);
    },
    answered(request) {
      const field = fields.get(request.contextValue);
      return field && finish(request, field);
    },
  };
}
