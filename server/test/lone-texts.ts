import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Expression,
  type JsxElement,
  type JsxFragment,
  type JsxSelfClosingElement,
  type Node,
  type SourceFile,
  SyntaxKind,
} from 'typescript/unstable/ast';
import { API, type Checker, SignatureKind, type Type, TypeFlags } from 'typescript/unstable/sync';

/*
 * A page translator (Chrome's, Edge's) puts elements of its own in the place of texts. Where a text is all that an element
 * has, React sets the element's content and the translator does no harm. Where it has neighbours, React keeps the text node:
 * it takes it away, puts something before it or writes into it later, and it is no longer in the page. The first two end in
 * an error page, the third shows yesterday's price. So a text has an element to itself.
 */

const CLIENT = fileURLToPath(new URL('../../client/', import.meta.url));
const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike;
/** MUI's, which draw something of their own beside what they are given. */
const DRAW_BESIDE = new Set(['Button', 'ButtonBase']);
const CONSTANT_TEXT = /^t\('[\w.-]+'\)$/;

type Holder = JsxElement | JsxFragment;
type Child = Holder['children'][number];

/** `features/x/y.tsx:12 text`: where a text has neighbours, and the text. */
export type LoneTextBreach = string;

/** The types of which a type is one. */
const oneOf = (type: Type): readonly Type[] => (type.isUnionType() ? type.getTypes().flatMap(oneOf) : [type]);

const isHolder = (node: Node): node is Holder =>
  node.kind === SyntaxKind.JsxElement || node.kind === SyntaxKind.JsxFragment;

/** White space that ends a line is none; what stands between two elements on one line, a translator leaves alone. */
const isBlank = (child: Child): boolean =>
  (child.kind === SyntaxKind.JsxText && child.text.trim() === '') ||
  (child.kind === SyntaxKind.JsxExpression &&
    (!child.expression ||
      (child.expression.kind === SyntaxKind.StringLiteral && /^\s*$/.test(child.expression.getText().slice(1, -1)))));

class Reader {
  readonly #checker: Checker;
  /** Our components that draw something beside the children they are given. */
  readonly #drawBeside = new Set(DRAW_BESIDE);

  constructor(checker: Checker) {
    this.#checker = checker;
  }

  /** Whether what stands there may come out as a text. */
  #mayBeText(child: Child): boolean {
    if (child.kind === SyntaxKind.JsxText) return true;
    return child.kind === SyntaxKind.JsxExpression && child.expression ? this.#isText(child.expression) : false;
  }

  /** Whether it is a component that draws a bare text, which React keeps even where nothing stands beside it. */
  #drawsText(node: Node): boolean {
    if (node.kind !== SyntaxKind.JsxElement && node.kind !== SyntaxKind.JsxSelfClosingElement) return false;
    const { tagName } =
      node.kind === SyntaxKind.JsxElement ? (node as JsxElement).openingElement : (node as JsxSelfClosingElement);
    if (!/^[A-Z]/.test(tagName.getText())) return false;
    const type = this.#checker.getTypeAtLocation(tagName);
    if (!type) return false;
    const drawn = this.#checker
      .getSignaturesOfType(type, SignatureKind.Call)
      .map((each) => this.#checker.getReturnTypeOfSignature(each));
    // One that says `ReactNode`, which may be a bigint too, hands on what it was given, where that is judged.
    return drawn.some((each) => this.#has(each, TEXT) && !this.#has(each, TypeFlags.BigIntLike));
  }

  #has(type: Type | undefined, wanted: number): boolean {
    return type !== undefined && oneOf(type).some(({ flags }) => (flags & wanted) !== 0);
  }

  /** A `ReactNode` may be one; `children` are judged where they are given. */
  #isText(expression: Expression): boolean {
    return expression.getText() !== 'children' && this.#has(this.#checker.getTypeAtLocation(expression), TEXT);
  }

  /** Notes the components that put their children beside something else. */
  noteComponents(file: SourceFile): void {
    const walk = (node: Node, component: string | undefined): void => {
      const name = node.kind === SyntaxKind.FunctionDeclaration ? (node as { name?: Node }).name?.getText() : component;
      if (isHolder(node) && name) {
        const children = node.children.filter((child) => !isBlank(child));
        const givenOn = (child: Child) =>
          child.kind === SyntaxKind.JsxExpression && child.expression?.getText() === 'children';
        if (children.length > 1 && children.some(givenOn)) this.#drawBeside.add(name);
      }
      node.forEachChild((child) => walk(child, name));
    };
    walk(file, undefined);
  }

  /** The texts of a file that do not have an element to themselves. */
  *breaches(file: SourceFile): Generator<Node> {
    const nodes: Node[] = [file];
    for (let node = nodes.pop(); node; node = nodes.pop()) {
      node.forEachChild((child) => {
        nodes.push(child);
      });
      if (this.#drawsText(node)) yield node;
      if (!isHolder(node)) continue;
      const children = node.children.filter((child) => !isBlank(child));
      const tag = node.kind === SyntaxKind.JsxElement ? node.openingElement.tagName.getText() : undefined;
      // What a fragment holds stands beside whatever the fragment stands beside.
      const hasNeighbours = children.length > 1 || tag === undefined;
      for (const child of children) {
        if (!this.#mayBeText(child)) continue;
        const text = child.kind === SyntaxKind.JsxExpression ? child.expression?.getText() : undefined;
        if (hasNeighbours || (this.#drawBeside.has(tag ?? '') && !CONSTANT_TEXT.test(text ?? ''))) yield child;
      }
    }
  }
}

/**
 * The texts in the client's components that have neighbours, as `path:line text`. `instead` gives a file of the client
 * another text.
 */
export function loneTextBreaches(instead: Readonly<Record<string, string>> = {}): LoneTextBreach[] {
  const api = new API({
    cwd: CLIENT,
    fs: { readFile: (name) => instead[name.slice(join(CLIENT, 'src/').length)] },
  });
  try {
    const [project] = api.updateSnapshot({ openProjects: [join(CLIENT, 'tsconfig.json')] }).getProjects();
    if (!project) throw new Error('The client has no project.');
    const files = project.program
      .getSourceFileNames()
      .filter((name) => name.startsWith(join(CLIENT, 'src/')) && /(?<!\.test)\.tsx$/.test(name))
      .flatMap((name) => project.program.getSourceFile(name) ?? []);
    const reader = new Reader(project.checker);
    for (const file of files) reader.noteComponents(file);
    return files.flatMap((file) =>
      [...reader.breaches(file)].map((child) => {
        const { line } = file.getLineAndCharacterOfPosition(child.getStart(file));
        return `${file.fileName.slice(join(CLIENT, 'src/').length)}:${line + 1} ${child.getText(file).trim()}`;
      }),
    );
  } finally {
    api.close();
  }
}
