import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { fieldErrors, serverMessage } from '@/graphql/errors';
import { useLanguageVariable } from '@/i18n/use-language-variable';
import { useText } from '@/i18n/use-text';
import { nameIn } from '@/lib/commodity-name';
import { formatDate } from '@/lib/dates';
import { placeOfMarket } from '@/lib/districts';
import { formatRupees } from '@/lib/money';
import { paths } from '@/lib/paths';
import { useSendOnce } from '@/session/use-send-once';
import { useVisitorDistrict } from '@/ui/catalogue/visitor-district';
import { LoadingText } from '@/ui/feedback/loading-text';
import { useToasts } from '@/ui/feedback/toasts';
import { ChoiceField } from '@/ui/form/choice-field';
import { FormStack } from '@/ui/form/form-stack';
import { NativeSelectInput } from '@/ui/form/native-select-input';
import { MoneyInput, QuantityInput } from '@/ui/form/number-input';
import { SubmitButton } from '@/ui/form/submit-button';
import { type FieldTexts, useNativeForm } from '@/ui/form/use-native-form';
import { Panel } from '@/ui/layout/panel';
import { ALERT_KINDS, type AlertField, alertFields, alertInput, checkAlert } from '../model/alert-form';
import {
  type AlertMarketsQuery,
  MyPriceAlertsDocument,
  useAlertMarketsQuery,
  useCreatePriceAlertMutation,
} from '../price-alerts.generated';

type AlertMarketRow = Omit<NonNullable<AlertMarketsQuery['commodityMarkets']>['nodes'][number], '__typename'>;

/** The markets to choose from by the reader's alphabet, with the one of the address. */
function marketsOf({ commodityMarkets, commodityPrices }: AlertMarketsQuery): AlertMarketRow[] {
  const { market, latest } = commodityPrices ?? {};
  const own = market && latest ? [{ market, latest }] : [];
  const rows = [...own, ...(commodityMarkets?.nodes ?? []).filter((row) => row.market.id !== market?.id)];
  return rows.sort((one, other) => one.market.name.localeCompare(other.market.name));
}

/** Sets an alert for a commodity, in the market of the address or one that is chosen. */
export function AlertForm({ commodity, market }: { commodity: string; market: string | null }) {
  const { t, language } = useText();
  const { variables } = useLanguageVariable();
  const query = useAlertMarketsQuery({ variables: { ...variables, commodity, market } });
  const data = query.data ?? query.previousData;
  const named = data?.commodityPrices?.commodity;
  const markets = data ? marketsOf(data) : [];
  if (!named || markets.length === 0) {
    return query.loading ? (
      <LoadingText text={t('ui.catalogue.loading')} />
    ) : (
      <Typography role="alert">{t('priceAlerts.new.notFound')}</Typography>
    );
  }
  return (
    <Panel title={t('priceAlerts.new.new', { name: nameIn(language, named) })}>
      <Fields commodity={commodity} market={market} markets={markets} />
    </Panel>
  );
}

type FieldsProps = { commodity: string; market: string | null; markets: readonly AlertMarketRow[] };

function Fields({ commodity, market, markets }: FieldsProps) {
  const { t, language } = useText();
  const toasts = useToasts();
  const navigate = useNavigate();
  const [place] = useVisitorDistrict();
  const sendOnce = useSendOnce(`price-alert:${commodity}`);
  const [create] = useCreatePriceAlertMutation({
    refetchQueries: [MyPriceAlertsDocument],
    awaitRefetchQueries: true,
  });
  const nearest = markets.find((row) => placeOfMarket(row.market).place === place) ?? markets[0];
  const start = { market: market ?? nearest?.market.id ?? '', kind: 'ABOVE' };
  const form = useNativeForm({ names: alertFields, start, check: checkAlert, send });
  const chosen = markets.find((row) => row.market.id === form.texts.market)?.latest;

  async function send(texts: FieldTexts<AlertField>) {
    const input = alertInput(commodity, texts);
    try {
      await sendOnce(input, (context) => create({ variables: { input }, context }));
      toasts.success(t('priceAlerts.new.done'));
      await navigate(paths.priceAlerts, { replace: true });
    } catch (error) {
      form.refuse(fieldErrors(error));
      toasts.error(serverMessage(error) ?? t('priceAlerts.new.failed'));
    }
  }

  return (
    <FormStack label={t('priceAlerts.new.send')} {...form.props}>
      <NativeSelectInput
        label={t('priceAlerts.new.market')}
        options={markets.map((row) => ({
          value: row.market.id,
          label: `${row.market.name} (${placeOfMarket(row.market).label})`,
        }))}
        hint={
          chosen &&
          t('priceAlerts.new.now', {
            price: formatRupees(Math.round(chosen.modal)),
            day: formatDate(chosen.day, language),
          })
        }
        {...form.field('market')}
      />
      <ChoiceField
        label={t('priceAlerts.new.kind')}
        options={ALERT_KINDS.map((value) => ({ value, label: t(`priceAlerts.new.${value}`) }))}
        boxed
        {...form.field('kind')}
      />
      {form.texts.kind === 'MOVES' ? (
        <QuantityInput label={t('priceAlerts.new.percent')} required {...form.field('amount')} />
      ) : (
        <MoneyInput label={t('priceAlerts.new.amount')} required {...form.field('amount')} />
      )}
      <SubmitButton label={t('priceAlerts.new.send')} busyLabel={t('priceAlerts.new.busy')} busy={form.busy} />
    </FormStack>
  );
}
