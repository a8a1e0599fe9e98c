import { makeStyles } from '@fluentui/react-components';
import { paths } from '#renderer/app/paths.ts';
import { useText } from '#renderer/i18n/i18n.ts';
import { TabLink } from '#renderer/ui/tab-link.tsx';
import { brand } from '#renderer/ui/theme.ts';
import type { BookingListStatus } from '#shared/contract/booking-lists.ts';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    gap: '28px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    borderBottom: `1px solid ${brand.hairline}`,
  },
});

const tabs = [
  { status: 'active', to: paths.activeBookings },
  { status: 'previous', to: paths.previousBookings },
] as const;

/** The two lists, each at an address of its own (BKG-20). */
export function ListTabs({ status: here }: { status: BookingListStatus }) {
  const t = useText('booking-list');
  const styles = useStyles();
  return (
    <nav aria-label={t('tabs.label')}>
      <ul className={styles.list}>
        {tabs.map(({ status, to }) => (
          <li key={status}>
            <TabLink to={to} isHere={status === here}>
              {t(`tabs.${status}`)}
            </TabLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
