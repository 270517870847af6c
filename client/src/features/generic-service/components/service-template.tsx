import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { Page } from '@/ui/layout/page';
import { PageHeader } from '@/ui/layout/page-header';
import { Section } from '@/ui/layout/section';
import type { ServiceContent } from '../model/service-content';
import { FeatureList } from './feature-list';
import { QuestionList } from './question-list';
import { RelatedServices } from './related-services';
import { SupportButtons } from './support-buttons';

/** The page of a service that has no tool of its own: about, features, how to use, FAQs, related services, support. */
export function ServiceTemplate({ service }: { service: ServiceContent }) {
  const { t } = useText();
  const own = `genericService.${service.key}` as const;
  const name = t(`title.${service.slug}`);
  return (
    <Page>
      <PageHeader
        title={name}
        subtitle={t(`${own}.subtitle`)}
        actions={
          <Button variant="contained" component={Link} to={service.start}>
            <span>{t(`${own}.start`)}</span>
          </Button>
        }
      />
      <Section title={t('genericService.about')}>
        <Typography sx={{ maxWidth: '42em' }}>{t(`${own}.about`)}</Typography>
      </Section>
      <Section title={t('genericService.features')}>
        <FeatureList items={service.features} />
      </Section>
      <Section title={t('genericService.howToUse')}>
        <FeatureList numbered items={service.steps} />
      </Section>
      <Section title={t('genericService.faqs')}>
        <QuestionList items={service.questions} />
      </Section>
      <Section title={t('genericService.related')}>
        <RelatedServices slugs={service.related} />
      </Section>
      <Section title={t('genericService.support')} subtitle={t('genericService.supportText')}>
        <SupportButtons serviceName={name} />
      </Section>
    </Page>
  );
}
