import type { GraphQLRequestContext } from '@apollo/server';
import { MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  type DocumentNode,
  GraphQLScalarType,
  type GraphQLSchema,
  isEnumType,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { RequestContext } from '../context.js';
import type { PlainQuestion } from './plain-request.js';
import { exceededBy } from './variables-limit.js';

/** A document that was executed so often is asked all day. Compiling one takes as long as executing it some twenty times. */
const COMPILED_AFTER = 10;
/** Each is code that stays: callers with generated documents get no more than this. */
const MOST_COMPILED = 200;

type Run = CompiledQuery['query'];

/**
 * The same schema, with scalars in the place of its enums. Compiled code looks at the value of each leaf, and makes what an error
 * about it would hold for each of them, wrong or not: two thirds of what a page left behind for the collector. It can be told
 * to leave that out for plain scalars, which our types and the database vouch for, but does so for enums too, whose
 * values have other names inside.
 */
function withoutEnums(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.TYPE]: (type) =>
      isEnumType(type)
        ? new GraphQLScalarType({
            name: type.name,
            serialize: (value) => type.serialize(value),
            parseValue: (value) => type.parseValue(value),
            parseLiteral: (value, variables) => type.parseLiteral(value, variables),
          })
        : undefined,
  });
}

/** A compiled operation, found by its text. */
interface KnownQuestion {
  readonly run: Run;
  /** As the log calls it. */
  readonly name: string | undefined;
}

interface Operation {
  uses: number;
  /** Undefined where it is not compiled; null where it cannot be. */
  run: Run | null | undefined;
}

/**
 * Queries that are asked all day, compiled to a function each (graphql-jit). graphql-js looks at the document again for each row:
 * a page of twenty rows took 230 µs of processor time with it and 77 compiled. For root fields that only read, since what goes wrong in any
 * part is executed again by graphql-js, so that there is one way to fail. Documents are compared by identity: Apollo keeps them.
 */
export class CompiledQueries {
  readonly #operations = new WeakMap<DocumentNode, Map<string | null, Operation>>();
  /** By the text, then by the operation's name in it. */
  readonly #questions = new Map<string, Map<string | null, KnownQuestion>>();
  readonly #schema: GraphQLSchema;
  #compiled = 0;

  constructor(
    schema: GraphQLSchema,
    private readonly rootFields: ReadonlySet<string>,
    private readonly compiledAfter = COMPILED_AFTER,
  ) {
    this.#schema = withoutEnums(schema);
  }

  /** The data of an operation's answer; null where graphql-js has to answer. */
  async answer(
    {
      document,
      request,
      contextValue,
    }: Pick<GraphQLRequestContext<RequestContext>, 'request' | 'contextValue'> & {
      readonly document: DocumentNode;
    },
    operation: OperationDefinitionNode,
  ): Promise<Readonly<Record<string, unknown>> | null> {
    const name = request.operationName ?? null;
    const run = this.#runOf(document, operation, name);
    if (!run) return null;
    if (request.query !== undefined) this.#remember(request.query, name, { run, name: contextValue.record.operation });
    const { data, errors } = await run(undefined, contextValue, request.variables ?? {});
    return errors === undefined ? (data ?? null) : null;
  }

  /**
   * The data of an answer to what was compiled before, without Apollo's way to it: its text was parsed and held against every
   * rule then. What looks at the caller or the variables is looked at here too. Null where Apollo has to answer, or to
   * refuse: there is one way to do that.
   */
  async answerAgain(
    { query, operationName, variables }: PlainQuestion,
    ctx: RequestContext,
  ): Promise<Readonly<Record<string, unknown>> | null> {
    const known = this.#questions.get(query)?.get(operationName ?? null);
    if (!known || ctx.tokenRefusal !== null || exceededBy(variables)) return null;
    ctx.record.operation = known.name;
    const { data, errors } = await known.run(undefined, ctx, variables ?? {});
    return errors === undefined ? (data ?? null) : null;
  }

  /** As many as are compiled: a text of its own is a document of its own. */
  #remember(query: string, name: string | null, question: KnownQuestion): void {
    const ofText = this.#questions.get(query) ?? new Map<string | null, KnownQuestion>();
    this.#questions.set(query, ofText);
    if (!ofText.has(name)) ofText.set(name, question);
  }

  #runOf(document: DocumentNode, operation: OperationDefinitionNode, name: string | null): Run | null | undefined {
    const ofDocument = this.#operations.get(document) ?? new Map<string | null, Operation>();
    this.#operations.set(document, ofDocument);
    const known = ofDocument.get(name);
    const found: Operation = known ?? { uses: 0, run: this.#reads(operation) ? undefined : null };
    if (!known) ofDocument.set(name, found);
    found.uses += 1;
    if (found.run === undefined && found.uses > this.compiledAfter && this.#compiled < MOST_COMPILED) {
      found.run = this.#compile(document, name);
    }
    return found.run;
  }

  #reads({ operation, selectionSet }: OperationDefinitionNode): boolean {
    return (
      operation === 'query' &&
      selectionSet.selections.every(
        (selection) => selection.kind === Kind.FIELD && this.rootFields.has(selection.name.value),
      )
    );
  }

  #compile(document: DocumentNode, name: string | null): Run | null {
    const compiled = compileQuery(this.#schema, document, name ?? undefined, { disableLeafSerialization: true });
    if (!isCompiledQuery(compiled)) return null;
    this.#compiled += 1;
    return compiled.query;
  }
}
