import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { lazy, Suspense, useState } from 'react';
import { useMatch, useNavigate } from 'react-router';
import { useFlag } from '#renderer/guest/features/account/feature-flags/flags.ts';
import { BookingList } from '#renderer/guest/features/booking/booking-list/components/booking-list.tsx';
import { ListTabs } from '#renderer/guest/features/booking/booking-list/components/list-tabs.tsx';
import { useIsListEmpty } from '#renderer/guest/features/booking/booking-list/queries.ts';
import { AnswerInvitation } from '#renderer/guest/features/booking/room-invitation/components/answer-invitation.tsx';
import type { Answer } from '#renderer/guest/features/booking/room-invitation/queries.ts';
import { bookingPath } from '#renderer/guest/features/shared/guest-booking/booking-paths.ts';
import { loadTexts, useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { PlusIcon } from '#renderer/platform/ui/icons.tsx';
import { PageFrame } from '#renderer/platform/ui/page-frame.tsx';
import { ScreenTitle } from '#renderer/platform/ui/screen-title.tsx';
import { from, placeAlone } from '#renderer/platform/ui/theme.ts';

const ImportDialog = lazy(() =>
  Promise.all([
    import('#renderer/guest/features/booking/import-booking/components/import-dialog.tsx'),
    loadTexts('import-booking'),
  ]).then(([module]) => module),
);

const useStyles = makeStyles({
  head: {
    display: 'grid',
    [from.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start', gap: '24px' },
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '12px',
    marginBottom: '20px',
    [from.medium]: { paddingTop: '4px' },
  },
  unknown: placeAlone,
  list: { marginTop: '28px' },
});

export function Component() {
  const t = useText('booking-list');
  const styles = useStyles();
  const status = useMatch(paths.previousBookings) === null ? 'active' : 'previous';
  const takesBookings = useFlag('IS_BOOKING_ENABLED');
  // An empty list shows the same buttons itself.
  const isEmpty = useIsListEmpty(status);
  const [importing, setImporting] = useState<'never' | 'open' | 'closed'>('never');
  const navigate = useNavigate();
  // A declined booking leaves the list; an accepted one is opened, with all its details.
  const onAnswered = (bookingId: string, answer: Answer) => {
    if (answer === 'accept') void navigate(bookingPath.details(bookingId));
  };
  const onImport = takesBookings !== false && status === 'active' ? () => setImporting('open') : null;
  return (
    <PageFrame>
      <div className={styles.head}>
        <ScreenTitle title={t('title')} lead={t(`lead.${status}`)} page={t(`pageTitle.${status}`)} />
        {onImport && !isEmpty && (
          <div className={mergeClasses(styles.actions, takesBookings === 'loading' && styles.unknown)}>
            <ButtonLink to={paths.booking} appearance="primary">
              {t('book')}
            </ButtonLink>
            <Button size="large" icon={<PlusIcon />} onClick={onImport}>
              {t('import')}
            </Button>
          </div>
        )}
      </div>
      <ListTabs status={status} />
      <div className={styles.list}>
        <BookingList
          key={status}
          status={status}
          onImport={onImport}
          invitationOf={({ bookingId, isInvitationPending }) =>
            isInvitationPending && (
              <AnswerInvitation bookingId={bookingId} onAnswered={answer => onAnswered(bookingId, answer)} />
            )
          }
        />
      </div>
      {importing !== 'never' && (
        <Suspense fallback={null}>
          <ImportDialog open={importing === 'open'} onClose={() => setImporting('closed')} />
        </Suspense>
      )}
    </PageFrame>
  );
}
