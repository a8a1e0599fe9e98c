import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { ShowMore } from '#renderer/platform/ui/show-more.tsx';
import { TabStrip } from '#renderer/platform/ui/tab-strip.tsx';
import { type InboxItem, type InboxState, inboxStates } from '#shared/contract/staff/inbox.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { EmptyNote } from '../shared/look/empty-note.tsx';
import { ListBones } from '../shared/look/list-bones.tsx';
import { PageHeading } from '../shared/look/page-heading.tsx';
import { InboxTable } from './inbox-table.tsx';
import { useInbox } from './queries.ts';
import { ReplyDialog } from './reply-dialog.tsx';

const useStyles = makeStyles({
  box: { display: 'grid', gap: '16px', marginBlockStart: '16px' },
  bones: { marginBlockStart: '16px' },
});

/** What guests wait for a reply to. */
export function InboxPage({ hotel }: { hotel: Hotel }) {
  const t = useText('staff/inbox');
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState<InboxItem | null>(null);
  const state = inboxStates.find(one => one === search.get('state')) ?? 'OPEN';
  return (
    <>
      <PageHeading title={t('title')} note={t('note')} />
      <TabStrip
        label={t('lists')}
        tabs={inboxStates.map(one => ({
          to: `?state=${one}`,
          isHere: one === state,
          name: t(`tabs.${one}`),
        }))}
      />
      <InboxList hotel={hotel} state={state} onReply={setChosen} />
      {chosen !== null && (
        <ReplyDialog hotelId={hotel.hotelId} item={chosen} onClose={() => setChosen(null)} />
      )}
    </>
  );
}

type InboxListProps = { hotel: Hotel; state: InboxState; onReply: (item: InboxItem) => void };

function InboxList({ hotel, state, onReply }: InboxListProps) {
  const styles = useStyles();
  const t = useText('staff/inbox');
  const found = useInbox(hotel.hotelId, state);
  if (found.isPending) return <ListBones rows={4} className={styles.bones} />;
  if (found.data === undefined) return <LoadError error={found.error} onRetry={() => void found.refetch()} />;
  const items = found.data.pages.flatMap(page => page.items);
  return (
    <div className={styles.box}>
      {items.length === 0 ? (
        <EmptyNote>{t(`none.${state}`)}</EmptyNote>
      ) : (
        <InboxTable items={items} hotel={hotel} onReply={onReply} />
      )}
      {found.hasNextPage && (
        <ShowMore
          count={t('shown', { count: items.length })}
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
