import type { RestAnswer } from './http-client.js';

/** Each waits some seconds for room; more would be a server that never has any. */
const ASKS = 5;

/** As a program that calls us does: what was not answered for want of room is asked again. */
export async function untilAnswered(send: () => Promise<RestAnswer>): Promise<RestAnswer> {
  for (let times = 1; ; times += 1) {
    const answer = await send();
    if (answer.status !== 503 || times === ASKS) return answer;
  }
}
