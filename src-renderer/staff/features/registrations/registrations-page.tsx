import { makeStyles } from '@fluentui/react-components';
import { useSearchParams } from 'react-router';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { ShowMore } from '#renderer/platform/ui/show-more.tsx';
import { TabStrip } from '#renderer/platform/ui/tab-strip.tsx';
import type { RegistrationState } from '#shared/rules/guest-registration.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { EmptyNote } from '../shared/look/empty-note.tsx';
import { ListBones } from '../shared/look/list-bones.tsx';
import { PageHeading } from '../shared/look/page-heading.tsx';
import { useRegistrations } from './queries.ts';
import { RegistrationTable } from './registration-table.tsx';

/** What somebody has to do something about stands first. */
const states: readonly RegistrationState[] = ['REFUSED', 'INCOMPLETE', 'READY', 'SENT', 'ACCEPTED'];

const useStyles = makeStyles({
  box: { display: 'grid', gap: '16px', marginBlockStart: '16px' },
  bones: { marginBlockStart: '16px' },
});

export function RegistrationsPage({ hotel }: { hotel: Hotel }) {
  const t = useText('staff/registrations');
  const [search] = useSearchParams();
  const state = states.find(one => one === search.get('state')) ?? 'REFUSED';
  return (
    <>
      <PageHeading title={t('title')} note={t('note')} />
      <TabStrip
        label={t('lists')}
        tabs={states.map(one => ({ to: `?state=${one}`, isHere: one === state, name: t(`tabs.${one}`) }))}
      />
      <RegistrationList hotel={hotel} state={state} />
    </>
  );
}

function RegistrationList({ hotel, state }: { hotel: Hotel; state: RegistrationState }) {
  const styles = useStyles();
  const t = useText('staff/registrations');
  const found = useRegistrations(hotel.hotelId, state);
  if (found.isPending) return <ListBones rows={4} className={styles.bones} />;
  if (found.data === undefined) return <LoadError error={found.error} onRetry={() => void found.refetch()} />;
  const registrations = found.data.pages.flatMap(page => page.registrations);
  return (
    <div className={styles.box}>
      {registrations.length === 0 ? (
        <EmptyNote>{t(`none.${state}`)}</EmptyNote>
      ) : (
        <RegistrationTable registrations={registrations} hotel={hotel} />
      )}
      {found.hasNextPage && (
        <ShowMore
          count={t('shown', { count: registrations.length })}
          label={t('more')}
          failed={t('moreFailed')}
          hasFailed={found.isFetchNextPageError}
          isFetching={found.isFetchingNextPage}
          onMore={() => void found.fetchNextPage()}
        />
      )}
    </div>
  );
}
