import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand, reducedMotion } from '#renderer/platform/ui/theme.ts';
import type { Offer } from '../offers.ts';
import { useCarousel } from '../use-carousel.ts';
import { OfferPicture } from './offer-picture.tsx';
import { PictureControls } from './picture-controls.tsx';

const useStyles = makeStyles({
  frame: {
    position: 'relative',
    overflow: 'hidden',
    height: '100%',
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
  dragged: { transitionDuration: '0ms' },
  slide: { flex: '0 0 100%', minWidth: 0, position: 'relative' },
  picture: { position: 'absolute', inset: 0, width: '100%', height: '100%' },
});

export function RoomPictures({ offer }: { offer: Offer }) {
  const styles = useStyles();
  const t = useText('booking-results');
  const { name, images } = offer.details;
  const carousel = useCarousel(images.length);
  const { at, drag, warm } = carousel;

  if (images.length === 0)
    return (
      <div className={styles.frame}>
        <OfferPicture picture={null} alt={name} className={styles.picture} />
      </div>
    );

  return (
    <div
      role="group"
      className={styles.frame}
      aria-roledescription="carousel"
      aria-label={t('pictures.label', { name })}
      {...carousel.frame}
    >
      <div
        className={mergeClasses(styles.track, drag !== 0 && styles.dragged)}
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
      {carousel.last > 0 && <PictureControls carousel={carousel} images={images} />}
    </div>
  );
}
