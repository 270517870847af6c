import { resolve } from 'node:path';
import type { Config } from '../platform/config.js';
import { DEMO_ACCOUNTS } from '../seed/demo-accounts.js';

/** What the person who started the server reads: where it is, how to get in, where the data lies, how to stop it. */
export function startUpText(config: Config): string {
  const address = config.http.publicUrl;
  const lines = [
    '',
    `  ${config.brand.name} is ready:  ${address}`,
    '',
    `  GraphQL      ${address}/graphql${config.graphql.introspection ? '   (open it in a browser to try queries)' : '/docs'}`,
    `  REST         ${address}/api/docs`,
  ];
  if (config.mail.way === 'files') lines.push(`  Mails        ${address}/dev/mail`);
  if (config.mode !== 'production') {
    lines.push('', '  To try it out, sign in as');
    for (const account of DEMO_ACCOUNTS)
      lines.push(`    ${account.role.padEnd(7)} ${account.email}   ${account.password}`);
  }
  if (!config.database.url) {
    lines.push(
      '',
      `  Your data lies in ${resolve(config.dataDir)}.`,
      '  The embedded database is for trying out; for real use set DATABASE_URL (see .env.example).',
    );
  }
  lines.push('', '  Ctrl-C stops it.', '');
  return lines.join('\n');
}
