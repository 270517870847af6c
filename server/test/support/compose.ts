import { readFileSync } from 'node:fs';
import { parse, YAMLSeq } from 'yaml';

export interface ComposeService {
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly extends?: { readonly file: string; readonly service: string };
  readonly depends_on?: Readonly<Record<string, unknown>> | readonly string[];
  readonly configs?: ReadonlyArray<{ readonly source: string; readonly target: string }>;
  readonly volumes?: readonly string[];
  readonly restart?: string;
  readonly stop_grace_period?: string;
  readonly image?: string;
  readonly mem_limit?: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly logging?: { readonly options?: Readonly<Record<string, string>> };
}

export interface Compose {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly configs?: Readonly<Record<string, { readonly content: string }>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

/** Compose's own marks for a list that replaces the one of the extended service. */
const TAGS = ['!reset', '!override'].map((tag) => ({ tag, collection: 'seq' as const, nodeClass: YAMLSeq }));

/** A compose file at the root of the project. */
export function readCompose(name: string): Compose {
  const file = new URL(`../../../${name}`, import.meta.url);
  return parse(readFileSync(file, 'utf8'), { merge: true, customTags: TAGS }) as Compose;
}

/** A configuration file that docker-compose.scale.yml carries, with some of its lines as the test needs them. */
export function scaleConfig(name: string, changes: ReadonlyArray<readonly [RegExp, string]>): string {
  const content = readCompose('docker-compose.scale.yml').configs?.[name]?.content ?? '';
  return changes.reduce(
    (text, [line, changed]) => {
      if (!line.test(text)) throw new Error(`docker-compose.scale.yml: ${name} has no ${line.source}.`);
      return text.replace(line, changed);
    },
    content.replaceAll('$$', '$'),
  );
}
