import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { Link } from 'react-router';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { BrandMark } from '#renderer/platform/ui/icons.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { SearchBox } from '../../features/search/search-box.tsx';
import { hasRole, useHotel } from '../../features/shared/hotel/current-hotel.ts';
import { useBarButton } from '../../features/shared/look/bar-button.ts';
import { KeyCap } from '../../features/shared/look/key-cap.tsx';
import { LockIcon } from '../../features/shared/look/staff-icons.tsx';
import { staffPaths } from '../../features/shared/paths/staff-paths.ts';
import { Clock } from './clock.tsx';
import { HotelChoice } from './hotel-choice.tsx';
import { PersonButton } from './person-button.tsx';
import { SectionLinks } from './section-links.tsx';

const useStyles = makeStyles({
  bar: {
    position: 'sticky',
    top: 0,
    zIndex: 3,
    display: 'flex',
    alignItems: 'center',
    // On a phone the search has a row of its own, so that the names beside it are whole.
    flexWrap: 'wrap',
    gap: '0 8px',
    minHeight: '58px',
    paddingBlockStart: '4px',
    paddingInline: '16px 8px',
    backgroundColor: brand.jatoba,
    borderBottom: `2px solid ${brand.brass}`,
    color: brand.onJatoba,
    [from.medium]: {
      flexWrap: 'nowrap',
      gap: 'clamp(8px, calc(2.5vw - 22px), 16px)',
      paddingBlockStart: 0,
      paddingInline: '24px',
    },
    // The page's ring is dark in the light scheme, as the bar is.
    '& :focus-visible': { outlineColor: brand.onJatoba },
  },
  home: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    // On a phone the mark stands alone: what is pressed is wider than it, over the space beside it.
    minWidth: '48px',
    minHeight: '48px',
    marginInlineEnd: '-10px',
    color: 'inherit',
    textDecorationLine: 'none',
    fontFamily: brand.fontDisplay,
    fontSize: '1.25rem',
    fontWeight: 600,
    '& svg': { width: '30px', height: '30px', marginBlockStart: '-3px' },
    [from.small]: { marginInlineEnd: 0 },
  },
  name: { display: 'none', [from.small]: { display: 'inline' } },
  space: { flexGrow: 1 },
  lock: { position: 'relative', minWidth: '44px', whiteSpace: 'nowrap' },
  // On a phone the sign stands alone; its name is there for those who do not see it.
  lockName: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    [from.medium]: {
      position: 'static',
      display: 'inline-flex',
      alignItems: 'center',
      width: 'auto',
      height: 'auto',
      overflow: 'visible',
      clipPath: 'none',
    },
  },
});

type TopBarProps = { onLock: () => void; onKeys: () => void };

export function TopBar({ onLock, onKeys }: TopBarProps) {
  const styles = useStyles();
  const t = useText('staff/frame');
  const edged = useBarButton(true);
  const hotel = useHotel();
  return (
    <header className={styles.bar}>
      <Link to={staffPaths.board} className={styles.home} aria-label={t('home')}>
        <BrandMark />
        <span className={styles.name}>Pernoite</span>
      </Link>
      <HotelChoice />
      <SectionLinks />
      <span className={styles.space} />
      {hotel !== null && hasRole(hotel, ['RECEPTION', 'MANAGER']) && (
        <SearchBox key={hotel.hotelId} hotel={hotel} />
      )}
      <Clock />
      <PersonButton onKeys={onKeys} />
      <Button
        className={mergeClasses(edged, styles.lock)}
        appearance="outline"
        icon={<LockIcon />}
        aria-keyshortcuts="F8"
        onClick={onLock}
      >
        <span className={styles.lockName}>
          {t('lock')}
          <KeyCap keys="F8" isPlain />
        </span>
      </Button>
    </header>
  );
}
