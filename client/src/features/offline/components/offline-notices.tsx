import { useEffect, useState } from 'react';
import type { AnswerTimes } from '../model/answer-times';
import { followWorker, takeOver } from '../model/worker-updates';
import { OfflineLine } from './offline-line';
import { UpdateOffer } from './update-offer';

export type OfflineNoticesProps = {
  times: AnswerTimes;
  /** The page that is open, by its path. */
  page: string;
  onOpen(path: string): void;
};

/** What stands beside every page: the line about the network, and the offer of a new version. */
export function OfflineNotices({ times, page, onOpen }: OfflineNoticesProps) {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);
  useEffect(() => {
    // Private windows of some browsers have no workers; everything else works there.
    followWorker(setWaiting).catch((error: unknown) => console.warn('Nothing is kept for later:', error));
  }, []);
  return (
    <>
      <OfflineLine key={page} times={times} page={page} onOpen={onOpen} />
      {waiting ? <UpdateOffer onReload={() => takeOver(waiting)} onLater={() => setWaiting(null)} /> : null}
    </>
  );
}
