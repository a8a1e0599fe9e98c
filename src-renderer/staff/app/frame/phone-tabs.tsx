import { makeStyles } from '@fluentui/react-components';
import { Link, NavLink, useLocation } from 'react-router';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { PersonIcon } from '#renderer/platform/ui/icons.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { hasRole, useHotel } from '../../features/shared/hotel/current-hotel.ts';
import {
  BedIcon,
  DeskBellIcon,
  DrawerIcon,
  ParcelIcon,
  PeopleIcon,
  RecordIcon,
} from '../../features/shared/look/staff-icons.tsx';
import { isSectionHere, sections, staffPaths } from '../../features/shared/paths/staff-paths.ts';
import { DecisionsWaiting } from './decisions-waiting.tsx';

const icons = {
  board: <DeskBellIcon />,
  dayToDay: <ParcelIcon />,
  rooms: <BedIcon />,
  drawer: <DrawerIcon />,
  accounts: <PeopleIcon />,
  record: <RecordIcon />,
};

const useStyles = makeStyles({
  nav: {
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    borderTop: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    [from.medium]: { display: 'none' },
  },
  tab: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: '2px',
    minHeight: '64px',
    paddingBlockStart: '9px',
    fontSize: '0.75rem',
    lineHeight: '16px',
    textAlign: 'center',
    color: brand.inkSoft,
    fontWeight: 500,
    textDecorationLine: 'none',
    borderTop: '3px solid transparent',
    '&[aria-current="page"]': {
      color: 'var(--colorBrandForeground1)',
      borderTopColor: 'var(--colorBrandBackground)',
    },
  },
});

/** More of them would touch each other at 390 px: a manager's own access is in the person's menu alone. */
const FITS = 6;

/** The pages again, where a thumb reaches them. */
export function PhoneTabs() {
  const styles = useStyles();
  const t = useText('staff/frame');
  const hotel = useHotel();
  const { pathname } = useLocation();
  const open = sections.filter(({ roles }) => hasRole(hotel, roles));
  return (
    <nav className={styles.nav} aria-label={t('sections.label')}>
      {open.map(section => (
        <Link
          key={section.path}
          to={section.path}
          className={styles.tab}
          {...(isSectionHere(section, pathname) && { 'aria-current': 'page' })}
        >
          {icons[section.name]}
          <span>
            {t(`sections.${section.name}`)}
            {section.name === 'drawer' && <DecisionsWaiting hotel={hotel} />}
          </span>
        </Link>
      ))}
      {open.length < FITS && (
        <NavLink to={staffPaths.ownAccess} className={styles.tab}>
          <PersonIcon />
          {t('ownAccess')}
        </NavLink>
      )}
    </nav>
  );
}
