import facts from 'virtual:pernoite-pictures';
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { guidePictureShape, guidePictureWidths, isGuidePicture } from '#shared/guide-pictures.ts';
import { brand } from './theme.ts';

const useStyles = makeStyles({
  frame: {
    display: 'block',
    position: 'relative',
    overflow: 'hidden',
    backgroundColor: brand.groundDeep,
  },
  picture: { display: 'contents' },
  image: { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  missing: { backgroundImage: `linear-gradient(160deg, ${brand.terracottaWash}, ${brand.groundDeep})` },
});

export type PictureStem = keyof typeof facts;

type PictureProps = {
  /** Name of the original, `room-twin`. An unknown stem from the gateway shows only its background colour. */
  stem: string;
  alt: string;
  sizes: string;
  /** The main picture of the screen's first view: fetched before everything else. */
  eager?: boolean;
  /** Width by height, such as `4 / 3`; the original's own if left out. */
  ratio?: string;
  className?: string;
  fallback?: ReactNode;
  /** The parent no longer waits: the picture counts as failed. */
  isGivenUp?: boolean;
  onLoad?: () => void;
};

function isStem(stem: string): stem is PictureStem {
  return Object.hasOwn(facts, stem);
}

/** A picture of a hotel's own data: the gateway has it in two widths, as WebP, and its shape is unknown. */
const isImported = (stem: string) => /^[0-9a-f]{32}$/.test(stem);
const importedFacts = [3, 2, undefined, [640, 1600]] as const;

/** A drawing of the city guide: there are too many for the table of the app's own pictures. */
const guideFacts = [...guidePictureShape, undefined, guidePictureWidths] as const;

const addressOf = (stem: string, width: number | undefined, type: 'avif' | 'webp') =>
  `${isImported(stem) ? '/api' : ''}/pictures/${stem}-${width}.${type}`;

function sources(stem: string, widths: readonly number[], type: 'avif' | 'webp'): string {
  return widths.map(width => `${addressOf(stem, width, type)} ${width}w`).join(', ');
}

/** A landscape in a portrait frame is scaled to the frame's height, so a file wider than the frame is needed. */
function coveringSizes(sizes: string, own: number, ratio: string | undefined): string {
  const [wide, high] = (ratio ?? '').split('/').map(Number);
  const factor = wide && high ? own / (wide / high) : 1;
  if (factor <= 1) return sizes;
  return sizes.replace(
    /([\d.]+)(vw|px)(?=,|$)/g,
    (_, size, unit) => `${Math.round(Number(size) * factor)}${unit}`,
  );
}

export function Picture(props: PictureProps) {
  const { stem, alt, sizes, eager = false, ratio, className, fallback, isGivenUp = false, onLoad } = props;
  const styles = useStyles();
  const [failed, setFailed] = useState(false);
  const own = isStem(stem) ? facts[stem] : isGuidePicture(stem) ? guideFacts : undefined;
  const known = own ?? (isImported(stem) ? importedFacts : undefined);
  const missing = failed || isGivenUp || known === undefined;
  const [width, height, colour, widths] = known ?? [3, 2, undefined, []];
  const covering = coveringSizes(sizes, width / height, ratio);
  return (
    <span
      className={mergeClasses(styles.frame, missing && styles.missing, className)}
      style={{ aspectRatio: ratio ?? `${width} / ${height}`, backgroundColor: colour }}
      {...(missing && alt !== '' ? { role: 'img', 'aria-label': alt } : {})}
    >
      {!missing && (
        <picture className={styles.picture}>
          {own && <source type="image/avif" srcSet={sources(stem, widths, 'avif')} sizes={covering} />}
          <img
            className={styles.image}
            src={addressOf(stem, widths[0], 'webp')}
            srcSet={sources(stem, widths, 'webp')}
            sizes={covering}
            alt={alt}
            width={width}
            height={height}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : 'auto'}
            // A picture that is there already (app/first-view.ts) must not disappear for a frame.
            decoding={eager ? 'sync' : 'async'}
            onError={() => setFailed(true)}
            {...(onLoad ? { onLoad } : {})}
          />
        </picture>
      )}
      {missing && fallback}
    </span>
  );
}
