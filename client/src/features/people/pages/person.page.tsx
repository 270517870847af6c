import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import { useNextPage } from '@/graphql/use-next-page';
import { useText } from '@/i18n/use-text';
import { nameIn } from '@/lib/name-in';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/empty-state';
import { LoadingText } from '@/ui/feedback/loading-text';
import { Page } from '@/ui/layout/page';
import { useDocumentTitle } from '@/ui/layout/use-document-title';
import { PersonCrops } from '../components/person-crops';
import { PersonRatings } from '../components/person-ratings';
import { PersonView } from '../components/person-view';
import { usePersonQuery } from '../people.generated';

const PAGE_SIZE = 10;

/** A person's public page: the figures of their deals, never their contact. */
export function Component() {
  const { id = '' } = useParams();
  const { t, language } = useText();
  const query = usePersonQuery({ variables: { id, first: PAGE_SIZE }, fetchPolicy: 'cache-and-network' });
  const { busy, failed, load } = useNextPage(query);
  const before = query.previousData?.person;
  const person = query.data ? query.data.person : before?.id === id ? before : null;
  // Of one's own the server gives all: others see what is for sale.
  const crops = (query.data?.farmerCrops?.nodes ?? []).filter(({ status, listed }) => listed && status === 'ACTIVE');
  useDocumentTitle(person ? nameIn(language, person) : undefined);
  const retry = () => void query.refetch().catch((reason: unknown) => console.error('Still nobody:', reason));
  const { hasNextPage = false, endCursor } = person?.ratings.pageInfo ?? {};
  return (
    <Page width="narrow">
      {/* A name with ratings: for visitors from a crop or a deal, not for search engines. */}
      <meta name="robots" content="noindex" />
      {person ? (
        <>
          <PersonView person={person} />
          {crops.length > 0 ? <PersonCrops name={nameIn(language, person)} crops={crops} /> : null}
          <PersonRatings
            name={nameIn(language, person)}
            ratings={person.ratings.nodes}
            next={hasNextPage ? { busy, failed, load: () => load(endCursor) } : undefined}
          />
        </>
      ) : null}
      {!person && query.loading ? <LoadingText text={t('person.loading')} /> : null}
      {!person && !query.loading ? (
        <EmptyState
          heading="h1"
          title={t(query.error ? 'person.failed' : 'person.notFound')}
          hint={t(query.error ? 'person.failedHint' : 'person.notFoundHint')}
          action={
            query.error ? (
              <Button variant="contained" onClick={retry}>
                {t('person.tryAgain')}
              </Button>
            ) : (
              <Button component={Link} to={paths.marketplace} variant="contained">
                {t('person.toMarketplace')}
              </Button>
            )
          }
        />
      ) : null}
    </Page>
  );
}
