import { useCallback, useEffect, useState } from 'react';
import type { Tokens } from '@/graphql/tokens';
import { env } from '@/lib/env';
import { useTokens } from './session-provider';

/** REST stands beside GraphQL on the same host. */
const HOST = env.graphqlUrl.replace(/\/graphql$/, '');

/** Asks with the access token, and where that has ended once more with a new one. */
async function fetchAs(tokens: Tokens, path: string, signal: AbortSignal): Promise<Blob> {
  const ask = (token: string | null) =>
    fetch(`${HOST}${path}`, { signal, headers: token ? { Authorization: `Bearer ${token}` } : {} });
  let response = await ask(tokens.accessToken());
  if (response.status === 401) response = await ask(await tokens.refresh());
  if (!response.ok) throw new Error(`A picture answered ${response.status}.`);
  return response.blob();
}

/**
 * A picture that is not for everybody: an address in an `<img>` carries no access token, so it is fetched and kept in memory
 * for as long as it is shown. `url` is null while it is on the way.
 */
export function usePrivatePicture(path: string): { url: string | null; failed: boolean; retry(): void } {
  const tokens = useTokens();
  const [url, setUrl] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is the same path again.
  useEffect(() => {
    const gone = new AbortController();
    let made: string | null = null;
    setFailed(false);
    fetchAs(tokens, path, gone.signal)
      .then((picture) => {
        if (gone.signal.aborted) return;
        made = URL.createObjectURL(picture);
        setUrl(made);
      })
      .catch((error: unknown) => {
        if (gone.signal.aborted) return;
        console.error('A picture could not be fetched:', error);
        setFailed(true);
      });
    return () => {
      gone.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [tokens, path, tries]);

  return { url, failed, retry: useCallback(() => setTries((count) => count + 1), []) };
}
