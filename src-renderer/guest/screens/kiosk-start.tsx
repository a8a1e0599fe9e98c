import { makeStyles } from '@fluentui/react-components';
import { useSyncExternalStore } from 'react';
import { useFlag } from '#renderer/guest/features/account/feature-flags/flags.ts';
import { useOwnHotel, useServerNow } from '#renderer/guest/features/device/kiosk/components/hotel-time.tsx';
import { StartChoices } from '#renderer/guest/features/device/kiosk/components/start-choices.tsx';
import { useService } from '#renderer/guest/features/device/kiosk/service-watch.ts';
import { likelyErrands } from '#renderer/guest/features/stay/stay-errand/errand.ts';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { Picture } from '#renderer/platform/ui/picture.tsx';
import { brand, reducedMotion } from '#renderer/platform/ui/theme.ts';
import { hourAt } from '#shared/hotel-time.ts';

const landscape = '@media (min-aspect-ratio: 1/1)';

const useStyles = makeStyles({
  screen: {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    flexGrow: 1,
    alignContent: 'end',
    overflow: 'hidden',
    [landscape]: { gridTemplateColumns: '1fr minmax(0, 38rem)', alignContent: 'stretch' },
  },
  picture: {
    position: 'absolute',
    inset: 0,
    zIndex: -2,
    height: '100%',
    '& img': {
      animationName: { from: { scale: 1 }, to: { scale: 1.06 } },
      animationDuration: '40s',
      animationDirection: 'alternate',
      animationIterationCount: 'infinite',
      animationTimingFunction: 'ease-in-out',
      [reducedMotion]: { animationName: 'none' },
    },
  },
  veil: {
    position: 'absolute',
    insetInline: 0,
    top: 0,
    zIndex: -1,
    height: '300px',
    backgroundImage: `linear-gradient(${brand.ground}, color-mix(in srgb, ${brand.ground} 86%, transparent) 44%, transparent)`,
  },
  door: {
    position: 'relative',
    display: 'grid',
    alignContent: 'end',
    gap: '48px',
    margin: '0 40px',
    minHeight: '1060px',
    padding: '190px 40px 48px',
    borderRadius: '600px 600px 0 0',
    backgroundColor: brand.ground,
    boxShadow: brand.shadowLift,
    [landscape]: {
      gridColumn: 2,
      alignContent: 'center',
      gap: 'min(40px, 3dvh)',
      margin: '9dvh 56px 0 0',
      minHeight: 0,
      padding: '10dvh 48px 24px',
      borderRadius: '560px 560px 0 0',
    },
  },
  sun: {
    position: 'absolute',
    zIndex: -1,
    top: '-20px',
    insetInlineEnd: '0',
    width: '240px',
    height: '240px',
    borderRadius: '999px',
    backgroundColor: brand.brass,
    animationName: { from: { translate: '-70px 90px' }, to: { translate: '-20px -20px' } },
    animationDuration: '14s',
    animationDirection: 'alternate',
    animationIterationCount: 'infinite',
    animationTimingFunction: 'ease-in-out',
    [reducedMotion]: { animationName: 'none' },
    [landscape]: { top: '6dvh', width: '200px', height: '200px' },
  },
  title: {
    maxWidth: '11ch',
    marginInline: 'auto',
    textAlign: 'center',
    fontSize: '4.25rem',
    [landscape]: { fontSize: 'min(3.25rem, 7dvh)' },
  },
  checking: { margin: 0, minHeight: '420px', textAlign: 'center', fontSize: '1.25rem', color: brand.inkSoft },
  restarted: { maxWidth: '34ch', marginInline: 'auto' },
});

const pictures = {
  morning: { upright: 'portrait-garden-queen', wide: 'room-garden-queen' },
  afternoon: { upright: 'portrait-rooftop', wide: 'space-rooftop' },
  evening: { upright: 'portrait-suite-king', wide: 'room-suite-king' },
} as const;

const isWideScreen = window.matchMedia('(min-aspect-ratio: 1/1)');

function onTurned(listener: () => void): () => void {
  isWideScreen.addEventListener('change', listener);
  return () => isWideScreen.removeEventListener('change', listener);
}

function chooseLight(hour: number): keyof typeof pictures {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}

export function Component() {
  const styles = useStyles();
  const t = useText('kiosk');
  const { status } = useService();
  const hotel = useOwnHotel();
  const now = useServerNow();
  const canBook = useFlag('IS_BOOKING_ENABLED');
  const isWide = useSyncExternalStore(onTurned, () => isWideScreen.matches);
  const hour = hotel ? hourAt(now, hotel.timezone) : now.getHours();
  const light = chooseLight(hour);
  const order = likelyErrands(hour).filter(errand => errand !== 'book' || canBook === true);
  const description = host().device?.description;
  const hasRestarted =
    description?.stage === 'guest' && (description.reason === 'crash' || description.reason === 'hang');
  return (
    <div className={styles.screen} data-low-by-itself="">
      <title>{`${t('pageTitle')} · Pernoite`}</title>
      <Picture
        className={styles.picture}
        stem={pictures[light][isWide ? 'wide' : 'upright']}
        alt={t(`start.pictureAlt.${light}`)}
        sizes="100vw"
        ratio="auto"
        eager
      />
      <span className={styles.veil} aria-hidden="true" />
      <div className={styles.door}>
        <span className={styles.sun} aria-hidden="true" />
        <Heading level={1} size="display" className={styles.title}>
          {t('start.title')}
        </Heading>
        {hasRestarted && (
          <Notice intent="info" className={styles.restarted}>
            {t('start.restarted')}
          </Notice>
        )}
        {status !== 'asking' && canBook !== 'loading' ? (
          <StartChoices order={order} />
        ) : (
          <p className={styles.checking} role="status">
            {t('start.checking')}
          </p>
        )}
      </div>
    </div>
  );
}
