import { makeStyles } from '@fluentui/react-components';
import { useLocation, useMatch } from 'react-router';
import { ListTabs } from '#renderer/guest/features/stay/space-reservation/components/list-tabs.tsx';
import { ReservationList } from '#renderer/guest/features/stay/space-reservation/components/reservation-list.tsx';
import { ReservedNotice } from '#renderer/guest/features/stay/space-reservation/components/reserved-notice.tsx';
import { useReservations, useSpaces } from '#renderer/guest/features/stay/space-reservation/queries.ts';
import { reservedState } from '#renderer/guest/features/stay/space-reservation/space-paths.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { PlusIcon } from '#renderer/platform/ui/icons.tsx';
import { PageFrame } from '#renderer/platform/ui/page-frame.tsx';
import { ScreenTitle } from '#renderer/platform/ui/screen-title.tsx';
import { from } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({
  list: { marginTop: '28px' },
  head: {
    display: 'grid',
    [from.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start', gap: '24px' },
  },
  action: { marginBottom: '20px', [from.medium]: { paddingTop: '4px' } },
});

export function Component() {
  const t = useText('space-reservation');
  const styles = useStyles();
  const status = useMatch(paths.canceledSpaces) === null ? 'active' : 'inactive';
  const reserved = reservedState.safeParse(useLocation().state);
  // It stays in the history entry, but is not shown once it is canceled.
  const active = useReservations('active').data;
  const isStanding = active?.some(
    ({ reserveId }) => reserved.success && reserveId === reserved.data.reserved.reserveId,
  );
  // An empty list has its own link to a reservation.
  const isEmpty = status === 'active' && !active?.length;
  const isStaying = useSpaces().data !== undefined;
  return (
    <PageFrame>
      <div className={styles.head}>
        <ScreenTitle title={t('title')} lead={t(`lead.${status}`)} page={t(`pageTitle.${status}`)} />
        {isStaying && !isEmpty && (
          <div className={styles.action}>
            <ButtonLink to={paths.startSpace} appearance="primary" icon={<PlusIcon />}>
              {t('reserveNew')}
            </ButtonLink>
          </div>
        )}
      </div>
      {reserved.success && isStanding === true && status === 'active' && (
        <ReservedNotice reserved={reserved.data.reserved} />
      )}
      <ListTabs status={status} />
      <div className={styles.list}>
        <ReservationList key={status} status={status} />
      </div>
    </PageFrame>
  );
}
