import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useText } from '@/i18n/use-text';
import { keptTime } from '@/lib/kept-time';
import type { AnswerTimes } from '../model/answer-times';
import { type KeptPage, keptPages } from '../model/kept-pages';
import { useOnline } from './use-online';

export type OfflineLineProps = {
  times: AnswerTimes;
  /** The page that is open, by its path. */
  page: string;
  /** Goes to a page within the program. */
  onOpen(path: string): void;
};

/** Above the page while there is no network: how old that is what is shown, or what else is there. */
export function OfflineLine({ times, page, onOpen }: OfflineLineProps) {
  const { t, language } = useText();
  const isOnline = useOnline();
  const time = useSyncExternalStore(times.subscribe, () => times.of(page));
  const isMissed = time === 'missed';
  if (time !== null && !isMissed && (time.kept || !isOnline)) {
    return <Line>{t('offline.asOf', { time: keptTime(time.at, language) })}</Line>;
  }
  if (isMissed) return <Missed page={page} onOpen={onOpen} />;
  return isOnline ? null : <Line>{t('offline.none')}</Line>;
}

/** This page is not there; these are. */
function Missed({ page, onOpen }: Pick<OfflineLineProps, 'page' | 'onOpen'>) {
  const { t } = useText();
  const [there, setThere] = useState<readonly KeptPage[]>([]);
  useEffect(() => {
    keptPages().then(setThere, (error: unknown) => console.warn('What is kept could not be read:', error));
  }, []);
  const others = there.filter(({ path }) => path !== page);
  return (
    <Line>
      <span>{t('offline.missed')}</span>
      {others.length > 0 ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          <span>{t('offline.there')}</span>
          {others.map(({ name, path }) => (
            <Link
              key={name}
              href={path}
              sx={{ color: 'inherit', fontWeight: 700 }}
              onClick={(event) => {
                event.preventDefault();
                onOpen(path);
              }}
            >
              {t(`title.${name}`)}
            </Link>
          ))}
        </Box>
      ) : null}
    </Line>
  );
}

function Line({ children }: { children: ReactNode }) {
  const { t } = useText();
  return (
    <Box
      component="aside"
      aria-label={t('offline.label')}
      sx={{ px: { xs: 2, sm: 3 }, py: 1.25, bgcolor: 'text.primary', color: 'background.paper' }}
    >
      <Box role="status" sx={{ maxWidth: 1200, mx: 'auto' }}>
        {children}
      </Box>
    </Box>
  );
}
