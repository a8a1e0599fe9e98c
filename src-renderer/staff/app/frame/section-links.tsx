import { makeStyles } from '@fluentui/react-components';
import { Link, useLocation } from 'react-router';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand, canHover, from } from '#renderer/platform/ui/theme.ts';
import { hasRole, useHotel } from '../../features/shared/hotel/current-hotel.ts';
import { isSectionHere, sections } from '../../features/shared/paths/staff-paths.ts';
import { DecisionsWaiting } from './decisions-waiting.tsx';

const useStyles = makeStyles({
  nav: { display: 'none', gap: '4px', alignSelf: 'stretch', [from.medium]: { display: 'flex' } },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    // All pages of a manager beside the search at 1280 px.
    paddingInline: 'clamp(8px, calc(2.5vw - 24px), 12px)',
    whiteSpace: 'nowrap',
    color: brand.onJatobaSoft,
    fontWeight: 600,
    textDecorationLine: 'none',
    borderTop: '3px solid transparent',
    borderBottom: '3px solid transparent',
    [canHover]: { ':hover': { color: brand.onJatoba } },
    '&[aria-current="page"]': { color: brand.onJatoba, borderBottomColor: '#da845f' },
  },
});

/** The pages that the person's role at this hotel opens. */
export function SectionLinks() {
  const styles = useStyles();
  const t = useText('staff/frame');
  const hotel = useHotel();
  const { pathname } = useLocation();
  const open = sections.filter(({ roles }) => hasRole(hotel, roles));
  if (open.length === 0) return null;
  return (
    <nav className={styles.nav} aria-label={t('sections.label')}>
      {open.map(section => (
        <Link
          key={section.path}
          to={section.path}
          className={styles.link}
          {...(isSectionHere(section, pathname) && { 'aria-current': 'page' })}
        >
          {t(`sections.${section.name}`)}
          {section.name === 'drawer' && <DecisionsWaiting hotel={hotel} />}
        </Link>
      ))}
    </nav>
  );
}
