/*
 * Loaded by the server of the journeys before anything else: says to who started it on which port its embedded database
 * listens, so that a journey can bring the end of an auction near. Nothing of the product knows of it.
 */
import { subscribe } from 'node:diagnostics_channel';

subscribe('worker_threads', ({ worker }) => {
  worker.on('message', ({ port }) => {
    if (typeof port === 'number') process.send?.({ databasePort: port });
  });
});
