import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ArrowLeftIcon, ArrowRightIcon } from '#renderer/platform/ui/icons.tsx';
import { brand, canHover, from } from '#renderer/platform/ui/theme.ts';
import { VisuallyHidden } from '#renderer/platform/ui/visually-hidden.tsx';
import type { Offer } from '../offers.ts';
import type { Carousel } from '../use-carousel.ts';

const useStyles = makeStyles({
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
    // Touch users swipe; the arrows appear for a mouse or keyboard.
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

type PictureControlsProps = { carousel: Carousel; images: Offer['details']['images'] };

export function PictureControls({ carousel, images }: PictureControlsProps) {
  const styles = useStyles();
  const t = useText('booking-results');
  const { at, last, near, warm, go, onArrowKey } = carousel;
  return (
    <>
      <Button
        className={mergeClasses(styles.arrow, styles.previous, near && at > 0 && styles.shown)}
        icon={<ArrowLeftIcon />}
        aria-label={t('pictures.previous')}
        disabledFocusable={at === 0}
        onClick={() => go(at - 1)}
        onKeyDown={onArrowKey}
      />
      <Button
        className={mergeClasses(styles.arrow, styles.next, near && at < last && styles.shown)}
        icon={<ArrowRightIcon />}
        aria-label={t('pictures.next')}
        disabledFocusable={at === last}
        onClick={() => go(at + 1)}
        onKeyDown={onArrowKey}
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
            onKeyDown={onArrowKey}
          >
            <span />
          </button>
        ))}
      </div>
      <VisuallyHidden role="status">
        {warm ? t('pictures.of', { number: at + 1, total: images.length }) : ''}
      </VisuallyHidden>
    </>
  );
}
