import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ArrowLeftIcon, ArrowRightIcon } from './icons.tsx';
import { brand, reducedMotion } from './theme.ts';

const useStyles = makeStyles({
  frame: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' },
  track: {
    display: 'flex',
    gap: '16px',
    margin: '-6px',
    padding: '6px',
    listStyleType: 'none',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollPaddingInline: '6px',
    scrollbarWidth: 'none',
    borderRadius: '20px',
    scrollBehavior: 'smooth',
    [reducedMotion]: { scrollBehavior: 'auto' },
    '& > li': { scrollSnapAlign: 'start', flexShrink: 0 },
  },
  buttons: { display: 'flex', gap: '12px', justifyContent: 'flex-end' },
  button: { border: `1px solid ${brand.hairline}` },
});

/** A scroll area with few focusable elements is itself focusable: otherwise no key could scroll it. */
const scrollStop = { tabIndex: 0 };

type CarouselProps = {
  label: string;
  className?: string;
  children: ReactNode;
};

export function Carousel({ label, className, children }: CarouselProps) {
  const styles = useStyles();
  const t = useText('general');
  const [track, setTrack] = useState<HTMLUListElement | null>(null);
  const [at, setAt] = useState<'start' | 'middle' | 'end' | 'all'>('start');
  const measure = useCallback(() => {
    if (track === null) return;
    const left = track.scrollLeft;
    const most = track.scrollWidth - track.clientWidth;
    setAt(most <= 2 ? 'all' : left <= 2 ? 'start' : left >= most - 2 ? 'end' : 'middle');
  }, [track]);
  useEffect(() => {
    if (track === null) return;
    const watch = new ResizeObserver(measure);
    watch.observe(track);
    return () => watch.disconnect();
  }, [track, measure]);
  const move = (direction: 1 | -1) => {
    const slide = track?.firstElementChild;
    if (track && slide) track.scrollBy({ left: direction * (slide.clientWidth + 16) });
  };
  return (
    <section
      className={mergeClasses(styles.frame, className)}
      aria-roledescription="carousel"
      aria-label={label}
    >
      <ul ref={setTrack} className={styles.track} aria-label={label} onScroll={measure} {...scrollStop}>
        {children}
      </ul>
      {at !== 'all' && (
        <div className={styles.buttons}>
          <Button
            className={styles.button}
            appearance="subtle"
            size="large"
            icon={<ArrowLeftIcon />}
            aria-label={t('carousel.back')}
            disabledFocusable={at === 'start'}
            onClick={() => move(-1)}
          />
          <Button
            className={styles.button}
            appearance="subtle"
            size="large"
            icon={<ArrowRightIcon />}
            aria-label={t('carousel.on')}
            disabledFocusable={at === 'end'}
            onClick={() => move(1)}
          />
        </div>
      )}
    </section>
  );
}
