import { useWholeList } from '@/graphql/use-whole-list';
import { useLanguageVariable } from '@/i18n/use-language-variable';
import { useText } from '@/i18n/use-text';
import { CatalogueCards } from '@/ui/catalogue/catalogue-cards';
import { SampleNote } from '@/ui/catalogue/sample-note';
import { Tabs } from '@/ui/data/tabs';
import { useTab } from '@/ui/data/use-tab';
import { Page } from '@/ui/layout/page';
import { PageHeader } from '@/ui/layout/page-header';
import { LabTestCard } from '../components/lab-test-card';
import { useLabTestsQuery } from '../lab-tests.generated';
import { TEST_KINDS, type TestKind, testsOf } from '../model/lab-tests';

/** Test & Certification (spec §2). All tests come with one request, so that a tab changes the view alone. */
export function Component() {
  const { t } = useText();
  const tab = useTab<TestKind>('OTHER', ...TEST_KINDS.map(({ kind }) => kind));
  const { all, ...state } = useWholeList(useLabTestsQuery(useLanguageVariable()), (data) => data.labTests);
  return (
    <Page>
      <PageHeader title={t('labTests.title')} subtitle={t('labTests.subtitle')} />
      <SampleNote />
      <Tabs<TestKind>
        label={t('labTests.title')}
        {...tab}
        tabs={TEST_KINDS.map(({ kind, illustration }) => ({
          value: kind,
          label: t(`labTests.kind.${kind}`),
          content: () => (
            <CatalogueCards
              label={t(`labTests.kind.${kind}`)}
              {...state}
              pictureOf={() => illustration}
              rows={testsOf(all, kind)}
              total={all.length}
              count={(shown) => t('labTests.count', { shown })}
              empty={{ title: t('labTests.empty') }}
            >
              {(test, _heading, picture) => <LabTestCard test={test} picture={picture} />}
            </CatalogueCards>
          ),
        }))}
      />
    </Page>
  );
}
