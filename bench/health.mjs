import { openConnection } from './http-connection.mjs';

/** Asks for `/healthz` every so often until `isOver()`, on a connection of its own; gives the milliseconds of each answer, the shortest first. */
export async function probeHealth(port, everyMs, isOver) {
  const connection = openConnection(port);
  const took = [];
  while (!isOver()) {
    const began = performance.now();
    const { status } = await connection.send({ method: 'GET', path: '/healthz' });
    if (status !== 200) throw new Error(`/healthz answered ${status}`);
    took.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  connection.close();
  return took.sort((a, b) => a - b);
}
