import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { type CSSProperties, useId } from 'react';
import { reducedMotion } from '#renderer/platform/ui/theme.ts';

const slow = {
  transitionProperty: 'opacity',
  transitionDuration: '700ms',
  [reducedMotion]: { transitionProperty: 'none' },
} as const;

const useStyles = makeStyles({
  layer: { position: 'absolute', inset: 0, width: '100%', height: '100%', pointerEvents: 'none', ...slow },
  glow: { mixBlendMode: 'screen' },
  part: slow,
});

const lights: Readonly<Record<string, [string, string]>> = {
  NEWS: ['#2f6fb5', '#9cc9ee'],
  MOVIES_AND_SERIES: ['#5b3a8e', '#e3a95b'],
  MUSIC: ['#b13b7d', '#f3a7c8'],
  SPORTS: ['#2f8a4d', '#c9e69a'],
  ENTERTAINMENT: ['#d9662f', '#ffd773'],
};
const anyLight: [string, string] = ['#5f86b0', '#cfe0f0'];

const SCREEN = 'M 826 246 L 1076 263 L 1076 388 L 826 383 Z';

type TelevisionLayerProps = {
  /** Never to always on. */
  activity: number;
  channels: readonly string[];
  dark: number;
};

export function TelevisionLayer({ activity, channels, dark }: TelevisionLayerProps) {
  const styles = useStyles();
  const id = useId();
  const colours = (channels.length === 0 ? [''] : channels).map(key => lights[key] ?? anyLight);
  const first = colours[0] ?? anyLight;
  const glow: CSSProperties = {
    opacity: activity * (0.35 + dark * 0.65),
    backgroundImage: `radial-gradient(ellipse 46% 58% at 59.5% 30%, ${first[1]} 0%, ${first[0]}66 32%, transparent 72%)`,
  };
  return (
    <>
      <span className={mergeClasses(styles.layer, styles.glow)} style={glow} />
      <svg className={styles.layer} viewBox="0 0 1600 1067" aria-hidden="true" focusable="false">
        <linearGradient id={id} x1="0" y1="0" x2="1" y2="0.35">
          {colours.map((colour, index) => (
            <stop
              key={colour[0]}
              offset={colours.length === 1 ? 0 : index / (colours.length - 1)}
              stopColor={colour[0]}
            />
          ))}
          {colours.length === 1 && <stop offset="1" stopColor={first[1]} />}
        </linearGradient>
        <path d="M 824 250 L 1088 268 L 1092 404 L 826 402 Z" fill="#2a1a10" opacity="0.35" />
        <path d="M 816 236 L 1084 254 L 1084 397 L 816 392 Z" fill="#17110e" />
        <path d={SCREEN} fill="#231b17" />
        <path d="M 826 246 L 900 251 L 856 384 L 826 383 Z" fill="#fff" opacity="0.06" />
        <g className={styles.part} style={{ opacity: activity === 0 ? 0 : 0.45 + activity * 0.55 }}>
          <path d={SCREEN} fill={`url(#${id})`} />
          <path
            d="M 826 352 C 890 300 930 372 990 330 S 1050 300 1076 318 L 1076 388 L 826 383 Z"
            fill="#fff"
            opacity="0.22"
          />
          <circle cx="1012" cy="298" r="19" fill="#fff" opacity="0.5" />
        </g>
      </svg>
    </>
  );
}
