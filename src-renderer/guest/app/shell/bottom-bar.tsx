import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Link, useLocation } from 'react-router';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { PersonIcon } from '#renderer/platform/ui/icons.tsx';
import { LineIcon } from '#renderer/platform/ui/line-icon.tsx';
import { KeyIcon } from '#renderer/platform/ui/stay-icons.tsx';
import { brand, from, systemColours } from '#renderer/platform/ui/theme.ts';
import { type BarPlace, barPlaces, placeOf } from './bar-places.ts';

const useStyles = makeStyles({
  // The end of a page can be scrolled above the bar, whose height is in global.css.
  space: { height: 'var(--bottom-bar)', backgroundColor: brand.jatoba, [from.medium]: { display: 'none' } },
  bar: {
    position: 'fixed',
    zIndex: 20,
    insetInline: 0,
    bottom: 0,
    height: 'var(--bottom-bar)',
    paddingBottom: 'env(safe-area-inset-bottom)',
    backgroundColor: brand.surface,
    borderTop: `1px solid ${brand.hairline}`,
    '@media print': { display: 'none' },
    [from.medium]: { display: 'none' },
  },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    height: '100%',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  place: {
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: '3px',
    height: '100%',
    color: brand.inkSoft,
    fontSize: '0.8125rem',
    lineHeight: '1rem',
    fontWeight: 600,
    textDecorationLine: 'none',
    ':focus-visible': { outlineOffset: '-4px' },
  },
  here: {
    color: tokens.colorBrandForegroundLink,
    '::before': {
      content: '""',
      position: 'absolute',
      top: '-1px',
      width: '48px',
      height: '3px',
      borderRadius: '2px',
      backgroundColor: tokens.colorBrandStroke1,
      [systemColours]: { backgroundColor: 'Highlight' },
    },
  },
});

const HomeIcon = () => (
  <LineIcon>
    <path d="M3.5 17V9.5a6.5 6.5 0 0 1 13 0V17ZM8 17v-4.5a2 2 0 0 1 4 0V17" />
  </LineIcon>
);
const BellIcon = () => (
  <LineIcon>
    <path d="M3 14.5h14M4.5 14.5a5.5 5.5 0 0 1 11 0M10 9V7M8.5 6.5h3" />
  </LineIcon>
);

const icons: Record<BarPlace, () => React.JSX.Element> = {
  home: HomeIcon,
  stay: KeyIcon,
  services: BellIcon,
  account: PersonIcon,
};

/** The four places of a guest's phone, in reach of a thumb (APP-59); wider screens have them in the header's menu. */
export function BottomBar() {
  const styles = useStyles();
  const t = useText('shell');
  const { pathname } = useLocation();
  const here = placeOf(pathname);
  if (here === null) return null;
  return (
    <>
      <div className={styles.space} />
      <nav className={styles.bar} aria-label={t('bar.label')} data-bottom-bar="">
        <ul className={styles.list}>
          {barPlaces.map(({ name, to }) => {
            const Icon = icons[name];
            return (
              <li key={name}>
                <Link
                  className={mergeClasses(styles.place, name === here && styles.here)}
                  to={to}
                  aria-current={name === here ? 'page' : undefined}
                >
                  <Icon />
                  {t(`bar.${name}`)}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
    </>
  );
}
