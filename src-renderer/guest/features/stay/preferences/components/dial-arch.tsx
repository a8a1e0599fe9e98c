import { makeStyles } from '@fluentui/react-components';
import { type PointerEvent, useId } from 'react';
import { brand, reducedMotion } from '#renderer/platform/ui/theme.ts';
import { DIAL, toPoint } from '../dial.ts';

const useStyles = makeStyles({
  arch: { display: 'block', width: '100%', height: 'auto', overflow: 'visible' },
  // A finger on the sun's path drags it; beside it, it scrolls the page.
  track: { touchAction: 'none' },
  sun: {
    transitionProperty: 'transform',
    transitionDuration: '220ms',
    transitionTimingFunction: 'cubic-bezier(.3,.9,.4,1)',
    [reducedMotion]: { transitionProperty: 'none' },
  },
});

const colours = ['#4f8fb8', '#8fb9c4', '#d9c27a', '#d98a4e', '#c4633a'];
const { x, y, radius, width, height } = DIAL;
const ARC = `M ${x - radius} ${y} A ${radius} ${radius} 0 0 1 ${x + radius} ${y}`;

type DialArchProps = {
  count: number;
  sun: { x: number; y: number };
  onPointer: (event: PointerEvent<SVGSVGElement>) => void;
};

export function DialArch({ count, sun, onPointer }: DialArchProps) {
  const styles = useStyles();
  const id = useId();
  return (
    <svg
      className={styles.arch}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
      onPointerDown={onPointer}
      onPointerMove={onPointer}
    >
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={x - radius} y1="0" x2={x + radius} y2="0">
        {colours.map((colour, index) => (
          <stop key={colour} offset={index / (colours.length - 1)} stopColor={colour} />
        ))}
      </linearGradient>
      <path d={ARC} fill="none" stroke={brand.hairline} strokeWidth="22" strokeLinecap="round" />
      <path d={ARC} fill="none" stroke={`url(#${id})`} strokeWidth="16" strokeLinecap="round" />
      {Array.from({ length: count }, (_, index) => {
        const point = toPoint(index, count);
        return <circle key={point.x} cx={point.x} cy={point.y} r="3.5" fill="#fffdf9" />;
      })}
      <g className={styles.sun} style={{ transform: `translate(${sun.x}px, ${sun.y}px)` }}>
        <circle r="25" fill={brand.surface} stroke={brand.ink} strokeWidth="2.5" />
        <circle r="11" fill={brand.brass} />
        {Array.from({ length: 8 }, (_, ray) => (
          <path
            key={ray}
            d="M 0 -14.5 V -18"
            stroke={brand.brass}
            strokeWidth="2.5"
            strokeLinecap="round"
            transform={`rotate(${ray * 45})`}
          />
        ))}
      </g>
      <path
        className={styles.track}
        d={ARC}
        fill="none"
        stroke="transparent"
        strokeWidth="64"
        strokeLinecap="round"
      />
    </svg>
  );
}
