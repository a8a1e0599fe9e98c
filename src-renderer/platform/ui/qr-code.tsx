import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useEffect, useState } from 'react';

const useStyles = makeStyles({
  // Dark on light in every colour scheme, because many phones cannot read the inverse.
  code: {
    display: 'block',
    width: '100%',
    aspectRatio: '1 / 1',
    borderRadius: '16px',
    backgroundColor: '#ffffff',
    color: '#1d120c',
    forcedColorAdjust: 'none',
  },
});

/** The white margin around the code, in modules: without it a phone does not find the corners. */
const QUIET = 4;

type Drawing = { size: number; path: string };

/** Each run of dark modules in a row is one bar of the path. */
async function draw(text: string): Promise<Drawing> {
  const { create } = await import('qrcode');
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  let path = '';
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      const from = column;
      while (column < modules.size && modules.get(row, column)) column += 1;
      if (column > from) path += `M${from + QUIET} ${row + QUIET}h${column - from}v1h-${column - from}z`;
    }
  }
  return { size: modules.size + 2 * QUIET, path };
}

type QrCodeProps = {
  text: string;
  label: string;
  className?: string;
};

export function QrCode({ text, label, className }: QrCodeProps) {
  const styles = useStyles();
  const [drawn, setDrawn] = useState<(Drawing & { text: string }) | null>(null);
  useEffect(() => {
    let wanted = true;
    void draw(text).then(drawing => wanted && setDrawn({ ...drawing, text }));
    return () => {
      wanted = false;
    };
  }, [text]);
  const isReady = drawn?.text === text;
  const size = isReady ? drawn.size : 1;
  return (
    <svg
      className={mergeClasses(styles.code, className)}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      aria-busy={!isReady}
      shapeRendering="crispEdges"
    >
      {isReady && <path d={drawn.path} fill="currentColor" />}
    </svg>
  );
}
