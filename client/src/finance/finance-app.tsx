import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useText } from '@/i18n/use-text';
import { type Language, languageNames } from '@/lib/language';
import { paths } from '@/lib/paths';
import { Tabs } from '@/ui/data/tabs';
import { Page } from '@/ui/layout/page';
import { PageHeader } from '@/ui/layout/page-header';
import { type Calculator, startFigures } from './calculator';
import { CalculatorPanel } from './calculator-panel';
import { budgetCalculator } from './calculators/budget-calculator';
import { cardCalculator } from './calculators/card-calculator';
import { loanCalculator } from './calculators/loan-calculator';
import { useDocumentLanguage } from './use-document-language';

const CALCULATORS: readonly Calculator[] = [cardCalculator, loanCalculator, budgetCalculator];

/** What leads back to the site and to the other language; inside the site's frame both are around the tool already. */
function StandaloneBar({ onLanguage }: { onLanguage: (language: Language) => void }) {
  const { t, language } = useText();
  const other = language === 'en' ? 'hi' : 'en';
  return (
    <Stack component="nav" direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 2 }}>
      <Link href={paths.services} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
        {t('finance.services')}
      </Link>
      <Button color="inherit" lang={other} onClick={() => onLanguage(other)} sx={{ px: 1 }}>
        <span>{languageNames[other]}</span>
      </Button>
    </Stack>
  );
}

/** The tool: three calculators behind tabs. What was typed stays while one looks at another calculator. */
export function FinanceApp({ framed }: { framed: boolean }) {
  const { t } = useText();
  const switchLanguage = useDocumentLanguage();
  const [chosen, setChosen] = useState<Calculator['id']>(cardCalculator.id);
  const [figures, setFigures] = useState(
    () => new Map(CALCULATORS.map((calculator) => [calculator.id, startFigures(calculator)])),
  );
  return (
    <Page>
      {framed ? null : <StandaloneBar onLanguage={switchLanguage} />}
      <PageHeader title={t('finance.title')} subtitle={t('finance.subtitle')} />
      <Tabs<Calculator['id']>
        label={t('finance.tabs')}
        value={chosen}
        onChange={setChosen}
        tabs={CALCULATORS.map((calculator) => ({
          value: calculator.id,
          label: t(calculator.title),
          content: () => (
            <CalculatorPanel
              calculator={calculator}
              typed={figures.get(calculator.id) ?? startFigures(calculator)}
              onChange={(typed) => setFigures((before) => new Map(before).set(calculator.id, typed))}
            />
          ),
        }))}
      />
    </Page>
  );
}
