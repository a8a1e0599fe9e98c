import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useText } from '#renderer/i18n/i18n.ts';
import { ArrowLeftIcon, ArrowRightIcon } from '#renderer/ui/icons.tsx';
import { brand, canHover, from, reducedMotion } from '#renderer/ui/theme.ts';
import { VisuallyHidden } from '#renderer/ui/visually-hidden.tsx';
import type { Offer } from '../offers.ts';
import { swiped } from '../swipe.ts';
import { OfferPicture } from './offer-picture.tsx';

const useStyles = makeStyles({
  frame: {
    position: 'relative',
    overflow: 'hidden',
    height: '100%',
    minHeight: '220px',
    backgroundColor: brand.groundDeep,
    touchAction: 'pan-y',
  },
  track: {
    display: 'flex',
    height: '100%',
    transitionProperty: 'transform',
    transitionDuration: '240ms',
    transitionTimingFunction: 'cubic-bezier(0.2, 0, 0, 1)',
    [reducedMotion]: { transitionDuration: '1ms' },
  },
  held: { transitionDuration: '0ms' },
  slide: { flex: '0 0 100%', minWidth: 0, position: 'relative' },
  picture: { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  arrow: {
    position: 'absolute',
    top: 'calc(50% - 22px)',
    minWidth: '44px',
    width: '44px',
    height: '44px',
    borderRadius: '999px',
    color: brand.ink,
    backgroundColor: brand.surface,
    border: 'none',
    boxShadow: brand.shadowSoft,
    // Fingers swipe; the arrows are for everyone else, and appear for them.
    [canHover]: { opacity: 0, ':hover': { backgroundColor: brand.ground } },
  },
  shown: { [canHover]: { opacity: 1 } },
  previous: { left: '12px' },
  next: { right: '12px' },
  dots: {
    position: 'absolute',
    bottom: 0,
    insetInline: 0,
    display: 'flex',
    justifyContent: 'center',
    pointerEvents: 'none',
    backgroundImage: 'linear-gradient(transparent, rgb(30 16 8 / 45%))',
  },
  dot: {
    display: 'grid',
    placeItems: 'center',
    width: '24px',
    height: '36px',
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    cursor: 'pointer',
    pointerEvents: 'auto',
    '& > span': {
      width: '8px',
      height: '8px',
      borderRadius: '999px',
      backgroundColor: 'rgb(255 255 255 / 60%)',
      transitionProperty: 'width',
      transitionDuration: '180ms',
    },
    ':focus-visible': { outline: `2px solid ${tokens.colorNeutralForegroundOnBrand}`, outlineOffset: '-6px' },
    [from.medium]: { height: '32px' },
  },
  current: { '& > span': { width: '20px', backgroundColor: '#ffffff' } },
});

/** The pictures of a room: swiped, by arrows, dots or keys (FUN-11, APP-38). */
export function RoomPictures({ offer }: { offer: Offer }) {
  const styles = useStyles();
  const t = useText('booking-results');
  const { name, images } = offer.details;
  const [at, setAt] = useState(0);
  const [drag, setDrag] = useState(0);
  // Neighbours are fetched once a guest shows interest, not with the list.
  const [warm, setWarm] = useState(false);
  const [near, setNear] = useState(false);
  const from = useRef<{ x: number; pointer: number } | null>(null);
  const last = images.length - 1;
  const go = (to: number) => {
    setWarm(true);
    setAt(Math.min(last, Math.max(0, to)));
  };

  if (images.length === 0)
    return (
      <div className={styles.frame}>
        <OfferPicture picture={null} alt={name} className={styles.picture} />
      </div>
    );

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    setWarm(true);
    if (last === 0 || (event.target instanceof Element && event.target.closest('button'))) return;
    from.current = { x: event.clientX, pointer: event.pointerId };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (from.current?.pointer === event.pointerId) setDrag(event.clientX - from.current.x);
  };
  const onPointerEnd = (event: PointerEvent) => {
    if (from.current?.pointer !== event.pointerId) return;
    if (event.type === 'pointerup') go(at + swiped(event.clientX - from.current.x));
    from.current = null;
    setDrag(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    go(at + step);
  };

  return (
    <div
      role="group"
      className={styles.frame}
      aria-roledescription="carousel"
      aria-label={t('pictures.label', { name })}
      onPointerEnter={() => {
        setWarm(true);
        setNear(true);
      }}
      onPointerLeave={() => setNear(false)}
      onFocus={() => {
        setWarm(true);
        setNear(true);
      }}
      onBlur={() => setNear(false)}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
    >
      <div
        className={mergeClasses(styles.track, drag !== 0 && styles.held)}
        style={{ transform: `translateX(calc(${-at * 100}% + ${drag}px))` }}
      >
        {images.map((picture, index) => (
          <div key={picture.small} className={styles.slide} aria-hidden={index !== at}>
            {(index === at || (warm && Math.abs(index - at) <= 1)) && (
              <OfferPicture
                picture={picture}
                alt={index === 0 ? name : t('pictures.alt', { name, number: index + 1 })}
                eager={index !== 0}
                className={styles.picture}
              />
            )}
          </div>
        ))}
      </div>
      {last > 0 && (
        <>
          <Button
            className={mergeClasses(styles.arrow, styles.previous, near && at > 0 && styles.shown)}
            icon={<ArrowLeftIcon />}
            aria-label={t('pictures.previous')}
            disabledFocusable={at === 0}
            onClick={() => go(at - 1)}
            onKeyDown={onKeyDown}
          />
          <Button
            className={mergeClasses(styles.arrow, styles.next, near && at < last && styles.shown)}
            icon={<ArrowRightIcon />}
            aria-label={t('pictures.next')}
            disabledFocusable={at === last}
            onClick={() => go(at + 1)}
            onKeyDown={onKeyDown}
          />
          <div className={styles.dots}>
            {images.map((picture, index) => (
              <button
                key={picture.small}
                type="button"
                className={mergeClasses(styles.dot, index === at && styles.current)}
                aria-label={t('pictures.show', { number: index + 1 })}
                aria-current={index === at}
                onClick={() => go(index)}
                onKeyDown={onKeyDown}
              >
                <span />
              </button>
            ))}
          </div>
          <VisuallyHidden role="status">
            {warm ? t('pictures.of', { number: at + 1, total: images.length }) : ''}
          </VisuallyHidden>
        </>
      )}
    </div>
  );
}
