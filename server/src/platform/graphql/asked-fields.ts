import { type GraphQLResolveInfo, Kind, type SelectionNode } from 'graphql';

/** Names of the fields below one that is asked for; what is below those is there by their names. */
export interface AskedFields {
  readonly names: ReadonlySet<string>;
  /** The same for a field; undefined where it is not asked for. */
  below(name: string): AskedFields | undefined;
}

type Fragments = GraphQLResolveInfo['fragments'];
/** What a resolver knows of its field's selections. */
type Selected = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

class Asked implements AskedFields {
  readonly #below = new Map<string, { readonly selections: SelectionNode[]; asked?: Asked }>();
  readonly #fragments: Fragments;

  constructor(selections: readonly SelectionNode[], fragments: Fragments) {
    this.#fragments = fragments;
    this.#add(selections);
  }

  get names(): ReadonlySet<string> {
    return new Set(this.#below.keys());
  }

  below(name: string): Asked | undefined {
    const found = this.#below.get(name);
    if (!found) return undefined;
    found.asked ??= new Asked(found.selections, this.#fragments);
    return found.asked;
  }

  /** `@skip` and `@include` are not looked at: what they leave out is read all the same. */
  #add(selections: readonly SelectionNode[]): void {
    for (const selection of selections) {
      if (selection.kind === Kind.INLINE_FRAGMENT) this.#add(selection.selectionSet.selections);
      else if (selection.kind === Kind.FRAGMENT_SPREAD) {
        this.#add(this.#fragments[selection.name.value]?.selectionSet.selections ?? []);
      } else {
        const { name, selectionSet } = selection;
        const known = this.#below.get(name.value);
        const below = selectionSet?.selections ?? [];
        if (known) known.selections.push(...below);
        else this.#below.set(name.value, { selections: [...below] });
      }
    }
  }
}

/** By the first node of a field: documents are kept, so the same question has the same nodes. */
const known = new WeakMap<object, Asked>();

/** What a resolver's field is asked for, so that no more is read. */
export function askedFields({ fieldNodes, fragments }: Selected): AskedFields {
  const [first] = fieldNodes;
  if (first === undefined) return new Asked([], fragments);
  const found = known.get(first);
  if (found) return found;
  const asked = new Asked(
    fieldNodes.flatMap(({ selectionSet }) => selectionSet?.selections ?? []),
    fragments,
  );
  known.set(first, asked);
  return asked;
}

/** The same for the entries of a connection, where they are asked for in one way; undefined where they are in two, or not at all. */
export function askedOfNodes(info: Selected): AskedFields | undefined {
  const page = askedFields(info);
  const nodes = page.below('nodes');
  const inEdges = page.below('edges')?.below('node');
  return nodes && inEdges ? undefined : (nodes ?? inEdges);
}
