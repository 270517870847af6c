import { createServer } from 'node:http';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';

/* PostGraphile on the tables of DATABASE_URL. Runs where its packages lie: see ../../peers.mjs. */

const built = postgraphile({
  extends: [PostGraphileAmberPreset],
  // It would offer no order that it sees no whole index for.
  disablePlugins: ['PgIndexBehaviorsPlugin'],
  pgServices: [makePgService({ connectionString: process.env.DATABASE_URL, schemas: ['public'] })],
  grafserv: { graphiql: false, watch: false },
});
const answer = built.createServ(grafserv).createHandler();
createServer((request, response) => {
  if (request.url === '/readyz') response.end('{}');
  else answer(request, response);
}).listen(Number(process.env.PORT), process.env.HOST);
process.on('SIGTERM', () => process.exit(0));
