import { type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from 'graphql';
import { getMetadataStorage } from 'type-graphql';

type Resolve = GraphQLFieldResolver<object, unknown>;

const given: { readonly prototype: object; readonly name: string; readonly resolve: Resolve }[] = [];

/**
 * Gives a field a resolver of its own that answers at once. Type-graphql makes a promise of each field that takes arguments, which
 * is forty promises for a page of twenty rows.
 */
export function resolvePlainly(prototype: object, name: string, resolve: Resolve): void {
  given.push({ prototype, name, resolve });
}

/**
 * For a property that is a function, called where the field is asked for. graphql-js calls it by itself; a compiled query
 * (`compiled-queries.ts`) does not.
 */
export function CalledWhenAsked(): PropertyDecorator {
  return (prototype, name) =>
    resolvePlainly(prototype, String(name), (object, args, ctx) => Reflect.get(object, name)?.call(object, args, ctx));
}

/** Puts these resolvers into a schema that is built. */
export function setPlainResolvers(schema: GraphQLSchema): void {
  for (const { name: typeName, target } of getMetadataStorage().objectTypes) {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) continue;
    const { prototype } = target as { readonly prototype: object };
    for (const { prototype: owner, name, resolve } of given) {
      const field = owner === prototype ? type.getFields()[name] : undefined;
      if (field) field.resolve = resolve;
    }
  }
}
