import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { Picture } from '#renderer/platform/ui/picture.tsx';
import { reducedMotion } from '#renderer/platform/ui/theme.ts';
import { ClimateLayer } from './climate-layer.tsx';
import { TelevisionLayer } from './television-layer.tsx';

/** Properties of a room's picture, each from 0 to 1. */
export type RoomAppearance = {
  /** Coldest to warmest; `ventilation` for ventilation only, and `none` for a picture without its air. */
  warmth: number | 'ventilation' | 'none';
  /** Darkest to brightest. */
  brightness: number;
  /** Television: never to always on. */
  activity: number;
  channels: readonly string[];
};

const slow = {
  transitionProperty: 'opacity, filter',
  transitionDuration: '700ms',
  [reducedMotion]: { transitionProperty: 'none' },
} as const;

const lamps = ['18.6% 18%', '16.8% 47.5%', '50.4% 33.5%'];
const pools = lamps
  .map((at, index) => `radial-gradient(circle at ${at}, transparent 2%, #000 ${index === 0 ? 34 : 27}%)`)
  .join(', ');
const glows = lamps
  .map(
    at =>
      `radial-gradient(circle at ${at}, rgb(255 214 140 / 85%) 0, rgb(255 176 84 / 32%) 9%, transparent 24%)`,
  )
  .join(', ');

const useStyles = makeStyles({
  room: { display: 'block', position: 'relative', overflow: 'hidden', isolation: 'isolate' },
  base: { width: '100%', ...slow },
  layer: { position: 'absolute', inset: 0, pointerEvents: 'none', ...slow },
  night: {
    mixBlendMode: 'multiply',
    backgroundImage: 'linear-gradient(97deg, #4a3428 0%, #43302a 62%, #1b2236 76%, #131a2e 100%)',
    maskImage: pools,
    maskComposite: 'intersect',
  },
  glow: { mixBlendMode: 'soft-light', backgroundImage: glows },
  shine: { mixBlendMode: 'screen', backgroundImage: glows },
  day: {
    mixBlendMode: 'soft-light',
    backgroundImage:
      'linear-gradient(250deg, #fff 0%, rgb(255 250 235 / 70%) 45%, rgb(255 244 220 / 55%) 100%)',
  },
});

type RoomPictureProps = {
  appearance: RoomAppearance;
  alt: string;
  sizes: string;
  /** The stem of the server's own picture of this light; empty for the app's drawing. */
  stem?: string;
  className?: string;
};

export function RoomPicture({ appearance, alt, sizes, stem = '', className }: RoomPictureProps) {
  const styles = useStyles();
  const isOwn = stem !== '';
  const dark = isOwn ? 0 : (1 - appearance.brightness) ** 1.2;
  return (
    <span
      className={mergeClasses(styles.room, className)}
      {...(alt === '' ? {} : { role: 'img', 'aria-label': alt })}
    >
      <Picture
        className={styles.base}
        stem={isOwn ? stem : 'room-garden-queen'}
        alt=""
        sizes={sizes}
        ratio="3 / 2"
      />
      {!isOwn && (
        <>
          <span className={mergeClasses(styles.layer, styles.night)} style={{ opacity: dark * 0.94 }} />
          <span className={mergeClasses(styles.layer, styles.glow)} style={{ opacity: 0.4 + dark * 0.6 }} />
          <span className={mergeClasses(styles.layer, styles.shine)} style={{ opacity: dark * 0.8 }} />
          <span
            className={mergeClasses(styles.layer, styles.day)}
            style={{ opacity: Math.max(0, appearance.brightness - 0.5) * 1.3 }}
          />
        </>
      )}
      {appearance.warmth !== 'none' && <ClimateLayer warmth={appearance.warmth} isDrawn={!isOwn} />}
      {!isOwn && (
        <TelevisionLayer activity={appearance.activity} channels={appearance.channels} dark={dark} />
      )}
    </span>
  );
}
