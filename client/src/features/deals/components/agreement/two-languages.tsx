import Box from '@mui/material/Box';
import { createContext, type ReactNode, useContext } from 'react';
import type { BothLanguages } from '@/i18n/both-languages';
import type { MessageId } from '@/i18n/message-id';
import type { TextValues, Translate } from '@/i18n/use-text';
import type { Language } from '@/lib/language';

const BothContext = createContext<BothLanguages | null>(null);

/** Gives the sheet its texts in both languages. */
export const BothProvider = BothContext.Provider;

/** Something said in a language. */
export type Say = (t: Translate, language: Language) => string;

/** Says something in both languages; once where it is the same, as numbers and names are. */
export function useBoth(): (say: Say) => readonly { language: Language; text: string }[] {
  const both = useContext(BothContext);
  if (!both) throw new Error('The sheet needs its texts.');
  return (say) => {
    const [english, hindi] = [say(both.en, 'en'), say(both.hi, 'hi')];
    const first = { language: 'en' as const, text: english };
    return english === hindi ? [first] : [first, { language: 'hi', text: hindi }];
  };
}

/** A text in both languages in one line, the Hindi one after a stroke. */
export function Both({ id, values, say }: { id?: MessageId; values?: TextValues; say?: Say }) {
  const both = useBoth();
  const texts = both(say ?? ((t) => (id ? t(id, values) : '')));
  return (
    <>
      {texts.map(({ language, text }, index) => (
        <span key={language} lang={language}>
          {`${index > 0 ? ' / ' : ''}${text}`}
        </span>
      ))}
    </>
  );
}

/** A name in both languages and its value. */
export function Row({ id, children }: { id: MessageId; children: ReactNode }) {
  return (
    <>
      <Box component="dt" sx={{ color: '#444' }}>
        <Both id={id} />
      </Box>
      <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
        {children}
      </Box>
    </>
  );
}

/** Rows of a part of the sheet. */
export function Rows({ children }: { children: ReactNode }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'minmax(9em, 34%) 1fr',
        columnGap: '1em',
        rowGap: '0.15em',
        // On a phone in large text a value stands under its name.
        '@container (max-width: 14rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
      }}
    >
      {children}
    </Box>
  );
}

/** A part of the sheet under its heading. */
export function Part({ id, children }: { id: MessageId; children: ReactNode }) {
  return (
    <Box component="section" sx={{ mt: '0.9em' }}>
      <Box
        component="h2"
        sx={{ m: 0, mb: '0.35em', pb: '0.15em', fontSize: '1.05em', fontWeight: 700, borderBottom: '1px solid #000' }}
      >
        <Both id={id} />
      </Box>
      {children}
    </Box>
  );
}
