import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useState } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Picture } from '#renderer/platform/ui/picture.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({
  image: { display: 'block', objectFit: 'cover' },
  missing: {
    display: 'grid',
    placeItems: 'center',
    padding: '24px',
    textAlign: 'center',
    color: brand.inkSoft,
    backgroundImage: `linear-gradient(160deg, ${brand.terracottaWash}, ${brand.groundDeep})`,
  },
});

/** As wide as the landscape is drawn where its card is higher than the picture's own shape. */
const SIZES = '(min-width: 1280px) 363px, (min-width: 768px) 500px, 100vw';

/** The app's own picture for a URL of the gateway; null for any other picture. */
function parseStem(address: string): string | null {
  return /^\/pictures\/([a-z-]+)-\d+\.(?:avif|webp)$/.exec(address)?.[1] ?? null;
}

type OfferPictureProps = {
  picture: { small: string; large: string } | null;
  alt: string;
  eager?: boolean;
  className: string;
};

export function OfferPicture({ picture, alt, eager = false, className }: OfferPictureProps) {
  const styles = useStyles();
  const t = useText('booking-funnel');
  const [failed, setFailed] = useState(false);
  if (picture === null || failed)
    return (
      <span className={mergeClasses(styles.missing, className)} role="img" aria-label={alt}>
        {t('picture.missing')}
      </span>
    );
  const stem = parseStem(picture.small);
  if (stem !== null)
    return <Picture stem={stem} alt={alt} sizes={SIZES} eager={eager} className={className} />;
  return (
    <img
      className={mergeClasses(styles.image, className)}
      src={picture.small}
      srcSet={`${picture.small} 640w, ${picture.large} 1600w`}
      sizes={SIZES}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}
