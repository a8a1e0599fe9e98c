import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Link } from 'react-router';
import { paths } from '#renderer/app/paths.ts';
import { useText } from '#renderer/i18n/i18n.ts';
import { brand, canHover, reducedMotion, systemColours } from '#renderer/ui/theme.ts';
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
  tab: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '52px',
    color: brand.inkSoft,
    fontWeight: 600,
    textDecorationLine: 'none',
    [canHover]: { ':hover': { color: brand.ink } },
    '::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      height: '3px',
      borderRadius: '3px 3px 0 0',
      backgroundColor: tokens.colorBrandStroke1,
      scale: '0 1',
      transitionProperty: 'scale',
      transitionDuration: '200ms',
      [reducedMotion]: { transitionProperty: 'none' },
      [systemColours]: { backgroundColor: 'Highlight' },
    },
  },
  here: { color: brand.ink, '::after': { scale: '1 1' } },
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
            <Link
              className={mergeClasses(styles.tab, status === here && styles.here)}
              to={to}
              aria-current={status === here ? 'page' : undefined}
            >
              {t(`tabs.${status}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
