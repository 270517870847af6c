import { between } from './database-cpu.mjs';
import { openConnection } from './http-connection.mjs';

const isRight = ({ status, body }) => (status === 200 || status === 201) && !body.includes('"errors":');

/**
 * Keeps `clients` connections busy for `seconds` with what `makeRequest()` gives, and returns the number of answers and what
 * they cost the server, and its database if the server reports it. Throws at the first answer that is not what was asked for: a fast refusal is no result.
 */
export async function measure(server, makeRequest, { clients, seconds }) {
  const connections = Array.from({ length: clients }, () => openConnection(server.port));
  const before = await server.usage();
  const began = performance.now();
  const until = began + seconds * 1_000;
  let answers = 0;
  await Promise.all(
    connections.map(async (connection) => {
      while (performance.now() < until) {
        const request = makeRequest();
        const answer = await connection.send(request);
        if (!isRight(answer)) {
          throw new Error(`${request.method} ${request.path}: ${answer.status} ${answer.body.slice(0, 300)}`);
        }
        answers += 1;
      }
    }),
  ).finally(() => {
    for (const connection of connections) connection.close();
  });
  const took = (performance.now() - began) / 1_000;
  const after = await server.usage();
  return {
    perSecond: answers / took,
    cpuPerThousand: ((after.cpuSeconds - before.cpuSeconds) / answers) * 1_000,
    databaseCpuPerThousand: after.database && (between(before.database, after.database) / answers) * 1_000,
    rssBytes: after.rssBytes,
  };
}
