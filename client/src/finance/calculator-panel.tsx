import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useText } from '@/i18n/use-text';
import { formatNumber } from '@/lib/money';
import { NativeSelectInput } from '@/ui/form/native-select-input';
import { MoneyInput, QuantityInput } from '@/ui/form/number-input';
import { type Calculator, readFigures } from './calculator';
import { kindOf, type NumberField, readFigure, type Typed } from './number-field';

type PanelProps = { calculator: Calculator; typed: Typed; onChange: (typed: Typed) => void };

/** A labelled number with its unit; says what may be entered when something else is. */
function NumberQuestion({
  field,
  value,
  onType,
}: {
  field: NumberField;
  value: string;
  onType: (text: string) => void;
}) {
  const { t } = useText();
  const { least, most, unit } = field;
  const Input = kindOf(unit) === 'money' ? MoneyInput : QuantityInput;
  const limits = { least: formatNumber(least), most: formatNumber(most) };
  const label = (
    <>
      <span>{t(`finance.field.${field.name}`)}</span>{' '}
      <Typography component="small" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
        {t(`finance.unit.${field.unit}`)}
      </Typography>
    </>
  );
  return (
    <Input
      label={label}
      value={value}
      error={readFigure(field, value) === null ? t('finance.invalid', limits) : undefined}
      onChange={(event) => onType(event.target.value)}
    />
  );
}

function Questions({ calculator, typed, onChange }: PanelProps) {
  const { t } = useText();
  const { choice, fields } = calculator;
  return (
    <Box
      role="group"
      aria-label={t(calculator.title)}
      sx={{
        display: 'grid',
        gap: 2,
        rowGap: 2.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
        alignItems: 'end',
      }}
    >
      {fields.map((field) => (
        <NumberQuestion
          key={field.name}
          field={field}
          value={typed[field.name] ?? ''}
          onType={(text) => onChange({ ...typed, [field.name]: text })}
        />
      ))}
      {choice ? (
        <Box sx={{ gridColumn: '1 / -1', maxWidth: '26rem' }}>
          <NativeSelectInput
            label={t(choice.label)}
            value={typed[choice.name] ?? choice.start}
            options={choice.options.map(({ value, label }) => ({ value, label: t(label) }))}
            onChange={(event) => onChange({ ...typed, [choice.name]: event.target.value })}
          />
        </Box>
      ) : null}
    </Box>
  );
}

/** The answer's box. Only the headline is read out as it changes; ten rows at every key press would be too many. */
function AnswerBox({ headline, children }: { headline: ReactNode; children?: ReactNode }) {
  const { t } = useText();
  return (
    <Box
      component="section"
      aria-label={t('finance.result')}
      sx={{
        minWidth: 0,
        p: 3,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        position: { md: 'sticky' },
        top: { md: 16 },
      }}
    >
      <Typography role="status" sx={{ mb: 2, color: 'text.secondary' }}>
        {headline}
      </Typography>
      {children}
    </Box>
  );
}

function Answer({ calculator, typed }: Omit<PanelProps, 'onChange'>) {
  const { t } = useText();
  const figures = readFigures(calculator, typed);
  if (!figures) return <AnswerBox headline={t('finance.incomplete')} />;
  const { headline, details } = calculator.answer(figures, t);
  const [name, value] = headline;
  const headlineText = (
    <>
      <span>{name}</span>{' '}
      <Typography
        component="strong"
        sx={{
          display: 'block',
          color: 'primary.main',
          fontWeight: 700,
          fontSize: '2rem',
        }}
      >
        {value}
      </Typography>
    </>
  );
  return <AnswerBox headline={headlineText}>{details}</AnswerBox>;
}

/** A calculator's questions and, beside them, its answer, which follows every key press. */
export function CalculatorPanel({ calculator, typed, onChange }: PanelProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 26rem)' },
        gap: { xs: 3, md: 5 },
        alignItems: 'start',
      }}
    >
      <Questions calculator={calculator} typed={typed} onChange={onChange} />
      <Answer calculator={calculator} typed={typed} />
    </Box>
  );
}
