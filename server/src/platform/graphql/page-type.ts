import { type ClassType, Field, Int, ObjectType } from 'type-graphql';
import type { Page } from '../pages.js';

@ObjectType({ description: 'Where a page stands in its list.', simpleResolvers: true })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether there is more after this page.' })
  hasNextPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Pass it as `after` to get the next page; null on an empty page.',
  })
  endCursor!: string | null;
}

/**
 * The GraphQL type of one page of `node`s, `{ nodes, pageInfo, totalCount }`. Resolvers return a `Page` from
 * `platform/pages.ts`; `totalCount` is its thunk, so nothing is counted unless the caller asks.
 */
export function pageType<Node extends object>(name: string, node: ClassType<Node>): ClassType<Page<Node>> {
  @ObjectType(name, { description: `One page of a list of ${node.name} entries.`, simpleResolvers: true })
  class PageType implements Page<Node> {
    @Field(() => [node], { description: 'The entries of this page, in order.' })
    nodes!: Node[];

    @Field(() => PageInfo, { description: 'Whether and how to go on.' })
    pageInfo!: PageInfo;

    // Resolved by graphql-js, which calls the thunk only when the field is selected.
    @Field(() => Int, { description: 'How many entries the whole list has, under the same filters.' })
    totalCount!: () => Promise<number>;
  }
  return PageType;
}
