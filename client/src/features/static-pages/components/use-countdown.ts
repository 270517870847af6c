import { useEffect, useState } from 'react';
import { COUNTDOWN_MS, type TimeLeft, timeLeft } from '../model/countdown';

/** Counts down from 30 days, starting anew at every viewing. The first rendering, also on the server, shows all of it. */
export function useCountdown(): TimeLeft {
  const [left, setLeft] = useState(COUNTDOWN_MS);
  useEffect(() => {
    const end = Date.now() + COUNTDOWN_MS;
    // From the clock, not by counting: a sleeping tab misses ticks.
    const timer = setInterval(() => setLeft(end - Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return timeLeft(left);
}
