import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { symbols } from 'pino';
import { createApp } from '../../src/app.js';
import { createParts } from '../../src/parts.js';
import { createLogger } from '../../src/platform/logger.js';
import { signUpFields } from '../factories.js';
import { startTestServer } from '../harness.js';
import { restClient } from '../support/http-client.js';

test('A24, P2: no password, token, e-mail or phone number reaches a log line', async () => {
  const base = await startTestServer();
  const lines: string[] = [];
  const log = createLogger('trace');
  Object.defineProperty(log, symbols.streamSym, { value: { write: (line: string) => lines.push(line) } });
  const { parts } = base;
  const logged = await createParts(parts.config, parts.dataSource, { clock: parts.clock, log });
  const http = createServer(createApp(logged)).listen(0, '127.0.0.1');
  await once(http, 'listening');
  const rest = restClient(`http://127.0.0.1:${(http.address() as AddressInfo).port}`);
  try {
    const fields = signUpFields({
      phone: '9812309876',
      password: 'canary-fasal-77',
      confirmPassword: 'canary-fasal-77',
    });
    const { body } = await rest('POST', '/auth/register', { body: fields });
    await rest('POST', '/auth/register', { body: fields });
    await rest('POST', '/auth/login', { body: { email: fields.email, password: 'canary-wrong-78' } });
    const login = await rest('POST', '/auth/login', { body: { email: fields.email, password: fields.password } });
    const next = await rest('POST', '/auth/refresh', { body: { refreshToken: body.refreshToken } });
    base.clock.advance(21_000);
    await rest('POST', '/auth/refresh', { body: { refreshToken: body.refreshToken } });
    await rest('POST', '/auth/logout', { body: { refreshToken: login.body.refreshToken } });
    await rest('GET', '/bids/my-bids', { token: next.body.accessToken });

    const text = lines.join('');
    expect(text).toContain('this sign-in has been ended');
    expect(text).toContain('/auth/login');
    for (const secret of [
      'canary',
      fields.email,
      fields.phone,
      ...[body, login.body, next.body].flatMap((answer) => [answer.accessToken, answer.refreshToken]),
    ]) {
      // An answer without its token would make the next line prove nothing.
      expect(secret).toEqual(expect.stringMatching(/^\S{6,}$/));
      expect(text).not.toContain(secret);
    }
  } finally {
    await new Promise((resolve) => http.close(resolve));
    await logged.apollo.stop();
    await base.close();
  }
});
