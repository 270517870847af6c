import { useEffect, useState } from 'react';
import { onServerClock, serverNow } from '@/lib/server-clock';

/**
 * The server's time in milliseconds since 1970, renewed every `everyMs`, at once when the offset of the device's clock is
 * known better, and when the page is looked at again. For everything that counts down: the device's own clock decides nothing.
 *
 * @param everyMs 1000 where seconds are shown, 30 000 for minutes
 */
export function useServerNow(everyMs = 1_000): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const renew = () => setNow(serverNow());
    const timer = setInterval(renew, everyMs);
    const stop = onServerClock(renew);
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearInterval(timer);
      stop();
      document.removeEventListener('visibilitychange', renew);
    };
  }, [everyMs]);
  return now;
}
