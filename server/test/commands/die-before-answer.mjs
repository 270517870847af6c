import { ServerResponse } from 'node:http';

/* Loaded into the built server by a test: it dies when it is about to send the answer of a request with this identifier. */
const { end } = ServerResponse.prototype;
ServerResponse.prototype.end = function endOrDie(...given) {
  if (this.req.headers['x-request-id'] === 'die-before-answer') process.kill(process.pid, 'SIGKILL');
  return end.apply(this, given);
};
