import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { Link } from 'react-router';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { brand, from, risingCard } from '#renderer/platform/ui/theme.ts';
import type { Tile } from '../tiles.ts';
import { tileIcons } from './home-icons.tsx';

const useStyles = makeStyles({
  nav: { display: 'grid', gap: '20px' },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '12px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [from.medium]: { gridTemplateColumns: 'repeat(auto-fit, minmax(max(160px, 22%), 1fr))', gap: '20px' },
  },
  tile: {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: '14px',
    minHeight: '148px',
    padding: '18px',
    borderRadius: '20px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
    ...risingCard,
    [from.medium]: { padding: '24px', minHeight: '176px' },
  },
  icon: {
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '52px',
    paddingTop: '6px',
    borderRadius: brand.arch,
    backgroundColor: brand.terracottaWash,
    color: brand.ink,
  },
  ofStay: { backgroundColor: brand.sageWash, color: brand.sageInk },
  texts: { display: 'grid', gap: '4px' },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    color: 'inherit',
    textDecorationLine: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '20px' },
    ':focus-visible': { outlineStyle: 'none' },
    ':focus-visible::after': { outline: `2px solid ${brand.ink}`, outlineOffset: '2px' },
  },
  text: { margin: 0, color: brand.inkSoft, fontSize: '0.9375rem', lineHeight: 1.4 },
  waiting: {
    justifySelf: 'start',
    padding: '0 10px',
    marginInlineStart: '-4px',
    borderRadius: '12px',
    backgroundColor: brand.sageWash,
    color: brand.sageInk,
    fontWeight: 600,
  },
});

const ofStay = new Set(['deliveries', 'spaces', 'guests', 'visitors']);

export function HomeTiles({ tiles }: { tiles: readonly Tile[] | null }) {
  const styles = useStyles();
  const t = useText('home');
  return (
    <nav className={styles.nav} aria-labelledby="ways">
      <Heading level={2} id="ways">
        {t('tiles.title')}
      </Heading>
      <ul className={styles.list} aria-busy={tiles === null}>
        {tiles === null
          ? [1, 2, 3, 4].map(position => (
              <li key={position}>
                <Skeleton height="176px" />
              </li>
            ))
          : tiles.map(({ name, to, waiting }) => {
              const Icon = tileIcons[name];
              return (
                <li key={name} className={styles.tile}>
                  <span className={mergeClasses(styles.icon, ofStay.has(name) && styles.ofStay)}>
                    <Icon />
                  </span>
                  <div className={styles.texts}>
                    <Heading level={3} size="small">
                      <Link className={styles.link} to={to}>
                        {t(`tiles.${name}.name`)}
                      </Link>
                    </Heading>
                    {waiting === undefined ? (
                      <p className={styles.text}>{t(`tiles.${name}.text`)}</p>
                    ) : (
                      <p className={mergeClasses(styles.text, styles.waiting)}>
                        {t('tiles.waiting', { count: waiting })}
                      </p>
                    )}
                  </div>
                </li>
              );
            })}
      </ul>
    </nav>
  );
}
