import { randomUUID } from 'node:crypto';

const PASSWORD = 'Hari-fasal-2026';

/** Signs up a new person at a server; gives the access token. */
export async function signUp(url, role = 'farmer') {
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Sunita',
      lastName: 'Devi',
      email: `${randomUUID()}@bench.example`,
      phone: '9876543210',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      role,
      gender: 'female',
    }),
  });
  if (answer.status !== 201) throw new Error(`Sign-up answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()).data.accessToken;
}
