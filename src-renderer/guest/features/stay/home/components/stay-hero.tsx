import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Picture } from '#renderer/platform/ui/picture.tsx';
import { brand, from, reducedMotion } from '#renderer/platform/ui/theme.ts';
import type { Stay } from '../stay.ts';

const useStyles = makeStyles({
  hero: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    isolation: 'isolate',
    [from.medium]: { gridTemplateColumns: 'minmax(25rem, 5fr) 7fr', alignItems: 'end' },
  },
  picture: {
    gridArea: '1 / 1',
    borderRadius: '24px',
    height: '300px',
    // At least as high as the card that overlaps it.
    '& img': { position: 'absolute', inset: 0 },
    [from.medium]: { gridColumn: '1 / -1', alignSelf: 'stretch', height: 'auto', minHeight: '540px' },
    [from.wide]: { minHeight: '580px' },
  },
  card: {
    gridArea: '2 / 1',
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: '18px',
    margin: '-72px 12px 0',
    padding: '24px',
    borderRadius: '20px',
    backgroundColor: brand.surface,
    boxShadow: brand.shadowLift,
    [from.medium]: { gridArea: '1 / 1', margin: '28px', padding: '32px 36px 36px' },
  },
  sun: {
    gridArea: '1 / 1',
    zIndex: 1,
    justifySelf: 'end',
    alignSelf: 'start',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    width: '128px',
    aspectRatio: '1 / 1',
    margin: '20px',
    padding: '12px',
    borderRadius: '999px',
    textAlign: 'center',
    backgroundColor: '#d8a63c',
    color: '#2a170d',
    animationName: { from: { translate: '0 28px', opacity: 0 }, to: { translate: '0 0', opacity: 1 } },
    animationDuration: '800ms',
    animationTimingFunction: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    animationFillMode: 'backwards',
    [reducedMotion]: { animationName: 'none' },
    [from.medium]: { gridArea: '1 / 2', width: '184px', margin: '32px' },
  },
  figure: {
    fontFamily: brand.fontDisplay,
    fontWeight: 500,
    fontSize: '3rem',
    lineHeight: 1,
    letterSpacing: '-0.02em',
    [from.medium]: { fontSize: '4.5rem' },
  },
  unit: { fontWeight: 600, fontSize: '0.875rem', lineHeight: 1.2, [from.medium]: { fontSize: '1rem' } },
});

type StayHeroProps = {
  stem: string | null;
  alt: string;
  stay: Stay | null;
  children: ReactNode;
};

export function StayHero({ stem, alt, stay, children }: StayHeroProps) {
  const styles = useStyles();
  const t = useText('home');
  return (
    <section className={styles.hero} aria-label={t('stay.region')}>
      <Picture
        key={stem}
        className={styles.picture}
        stem={stem ?? ''}
        alt={stem === null ? '' : alt}
        sizes="(min-width: 1280px) 1200px, 100vw"
        ratio="auto"
        eager
      />
      {stay !== null && stay.nights > 0 && (
        // The card contains it as text.
        <div className={styles.sun} aria-hidden="true">
          <span className={styles.figure}>{stay.nights}</span>
          <span className={styles.unit}>{t(`sun.${stay.phase}`, { count: stay.nights })}</span>
        </div>
      )}
      <div className={styles.card}>{children}</div>
    </section>
  );
}
