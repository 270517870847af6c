import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql';
import { type Edge, MAX_PAGE_SIZE, type Page } from '../list-pages.js';
import { CalledWhenAsked } from './plain-resolvers.js';

@ObjectType({ description: 'Where a page stands in its list.', simpleResolvers: true })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether there is more after this page.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Whether there is more before this page.' })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'The cursor of the first entry; null on an empty page.' })
  startCursor!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The cursor of the last entry: pass it as `after` to get the next page. Null on an empty page.',
  })
  endCursor!: string | null;
}

/** The arguments of a list that has no others, or what a list with more of them extends. */
@ArgsType()
export class PageArguments {
  @Field(() => Int, { defaultValue: 20, description: `How many entries, 1 to ${MAX_PAGE_SIZE}.` })
  first!: number;

  @Field(() => String, { nullable: true, description: 'Start after this cursor, such as the `endCursor` of a page.' })
  after?: string | null;
}

/**
 * The GraphQL type of a list of `node`s, `{ edges, nodes, pageInfo, totalCount }`, and of its edges. Resolvers return a
 * `Page` from `platform/list-pages.ts`; `totalCount` is its thunk, so nothing is counted unless the caller asks.
 */
export function connectionType<Node extends object>(node: ClassType<Node>, name = node.name): ClassType<Page<Node>> {
  @ObjectType(`${name}Edge`, { description: `An entry of a ${name} list and its place in it.`, simpleResolvers: true })
  class EdgeType implements Edge<Node> {
    @Field(() => String, { description: 'Pass it as `after` to go on from this entry. Its form may change.' })
    cursor!: string;

    @Field(() => node, { description: 'The entry.' })
    node!: Node;
  }

  @ObjectType(`${name}Connection`, { description: `One page of a ${name} list.`, simpleResolvers: true })
  class ConnectionType implements Page<Node> {
    @Field(() => [EdgeType], { description: 'The entries of this page, in order, each with its cursor.' })
    edges!: EdgeType[];

    @Field(() => [node], { description: 'The same entries without their cursors.' })
    nodes!: Node[];

    @Field(() => PageInfo, { description: 'Whether and how to go on.' })
    pageInfo!: PageInfo;

    @CalledWhenAsked()
    @Field(() => Int, { description: 'How many entries the whole list has, under the same filters.' })
    totalCount!: () => Promise<number>;
  }
  return ConnectionType;
}
