import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { reducedMotion } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({
  layer: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    pointerEvents: 'none',
    transitionProperty: 'opacity',
    transitionDuration: '700ms',
    [reducedMotion]: { transitionProperty: 'none' },
  },
  cold: {
    mixBlendMode: 'soft-light',
    backgroundImage: 'linear-gradient(160deg, #2f86c9 0%, #6fb4de 55%, #a9d3e8 100%)',
  },
  warm: {
    mixBlendMode: 'soft-light',
    backgroundImage: 'linear-gradient(200deg, #ffb45e 0%, #f0813c 60%, #d9602c 100%)',
  },
  breeze: {
    strokeDasharray: '46 300',
    animationName: { from: { strokeDashoffset: '346' }, to: { strokeDashoffset: '0' } },
    animationDuration: '4.2s',
    animationTimingFunction: 'linear',
    animationIterationCount: 'infinite',
    [reducedMotion]: { animationName: 'none', strokeDasharray: '74 58' },
  },
});

const breezes = [
  'M 500 214 C 480 300 400 340 300 420 S 160 560 90 600',
  'M 550 218 C 545 320 480 390 430 480 S 330 620 250 700',
  'M 600 222 C 612 330 590 430 590 520 S 560 680 520 780',
  'M 650 226 C 690 320 740 400 800 480 S 900 600 930 700',
];

type ClimateLayerProps = { warmth: number | 'ventilation'; isDrawn: boolean };

export function ClimateLayer({ warmth, isDrawn }: ClimateLayerProps) {
  const styles = useStyles();
  const isCooling = warmth !== 'ventilation';
  const cold = isCooling ? Math.max(0, 0.5 - warmth) * 2 : 0;
  const warm = isCooling ? Math.max(0, warmth - 0.5) * 2 : 0;
  const blows = isCooling ? 0.2 + (1 - warmth) * 0.75 : 0.55;
  return (
    <>
      <span className={mergeClasses(styles.layer, styles.cold)} style={{ opacity: cold * 0.85 }} />
      <span className={mergeClasses(styles.layer, styles.warm)} style={{ opacity: warm * 0.7 }} />
      {isDrawn && (
        <svg className={styles.layer} viewBox="0 0 1600 1067" aria-hidden="true" focusable="false">
          <path
            d="M 486 128 L 690 145 L 690 203 L 486 192 Z"
            fill="#f4efe6"
            stroke="#b9a68c"
            strokeWidth="2"
          />
          <path d="M 486 178 L 690 190 L 690 203 L 486 192 Z" fill="#cfc2ad" />
          <circle cx="668" cy="166" r="4" fill={isCooling ? '#5fa8d6' : '#8fae86'} />
          <g
            fill="none"
            stroke={cold > 0 ? '#d8f1ff' : '#fff6e6'}
            strokeWidth="7"
            strokeLinecap="round"
            opacity={blows * 0.6}
          >
            {breezes.map((path, index) => (
              <path
                key={path}
                className={styles.breeze}
                d={path}
                style={{ animationDelay: `${index * -1.3}s` }}
              />
            ))}
          </g>
        </svg>
      )}
    </>
  );
}
