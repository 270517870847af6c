import Box from '@mui/material/Box';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { LoadingText } from '@/ui/feedback/loading-text';

/** On a line where one answer is lost, what has come is not kept back longer than this. */
const PATIENCE_MS = 5_000;

type Together = {
  shown: boolean;
  /** One more list waits, until what it returns is called. */
  wait(): () => void;
};
const TogetherContext = createContext<Together>({ shown: true, wait: () => () => undefined });

/**
 * Several lists below each other that are asked for one by one, shown when all of them have their answer: each that came
 * later would push those below it away from under the reader's thumb. `loadingText` stands in their place meanwhile.
 */
export function ListsTogether({ loadingText, children }: { loadingText: string; children: ReactNode }) {
  const [waiting, setWaiting] = useState(0);
  const [begun, setBegun] = useState(false);
  const [shown, setShown] = useState(false);
  // The lists have said that they wait before this runs: theirs are the inner effects.
  useEffect(() => {
    setBegun(true);
    const timer = setTimeout(() => setShown(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (begun && waiting === 0 && !shown) setShown(true);
  const wait = useCallback(() => {
    setWaiting((count) => count + 1);
    return () => setWaiting((count) => count - 1);
  }, []);
  return (
    <TogetherContext value={{ shown, wait }}>
      {shown ? null : <LoadingText text={loadingText} />}
      <Box sx={shown ? undefined : { display: 'none' }}>{children}</Box>
    </TogetherContext>
  );
}

/** Whether the lists are in sight: what is not can have no focus. */
export const useListsShown = (): boolean => useContext(TogetherContext).shown;

/** Said by each list among {@link ListsTogether}: whether it waits for its first answer. True where it shows so itself. */
export function useListWait(waits: boolean): boolean {
  const { shown, wait } = useContext(TogetherContext);
  useEffect(() => (waits ? wait() : undefined), [waits, wait]);
  return waits && shown;
}
