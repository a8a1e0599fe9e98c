import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { MinusIcon, PlusIcon } from '#renderer/platform/ui/icons.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { DIAL, indexAfterKey, indexAt, toPoint } from '../dial.ts';
import { DialArch } from './dial-arch.tsx';

const useStyles = makeStyles({
  box: { display: 'grid', justifyItems: 'center', gap: '4px', width: '100%' },
  slider: {
    position: 'relative',
    width: 'min(100%, 24rem)',
    borderRadius: '20px',
    cursor: 'pointer',
    userSelect: 'none',
    ':focus-visible': { outline: `3px solid ${brand.ink}`, outlineOffset: '2px' },
  },
  off: { cursor: 'default', opacity: 0.55, filter: 'grayscale(1)' },
  text: {
    position: 'absolute',
    insetInline: '24%',
    bottom: '30%',
    display: 'grid',
    gap: '2px',
    textAlign: 'center',
    pointerEvents: 'none',
  },
  value: {
    fontFamily: brand.fontDisplay,
    fontSize: '1.375rem',
    lineHeight: 1.15,
    textWrap: 'balance',
  },
  ends: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '16px',
    padding: '4px 4px 10px',
    color: brand.inkSoft,
    fontSize: '0.875rem',
  },
  steps: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '12px',
    width: 'min(100%, 24rem)',
    '& button': { minHeight: '56px', minWidth: 0, paddingInline: '10px' },
  },
});

type TemperatureDialProps = {
  /** The names of the temperatures, coldest first. */
  names: readonly string[];
  index: number;
  isDisabled: boolean;
  describedBy?: string;
  onChange: (index: number) => void;
};

export function TemperatureDial({ names, index, isDisabled, describedBy, onChange }: TemperatureDialProps) {
  const styles = useStyles();
  const t = useText('room-preferences');
  const count = names.length;
  const set = (wanted: number | null) => {
    if (wanted !== null && wanted !== index && !isDisabled) onChange(wanted);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = indexAfterKey(event.key, index, count);
    if (wanted === null) return;
    event.preventDefault();
    set(wanted);
  };
  const onPointer = (event: PointerEvent<SVGSVGElement>) => {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    else if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = event.currentTarget.getBoundingClientRect();
    const scale = DIAL.width / box.width;
    set(indexAt({ x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale }, count));
  };
  return (
    <div className={styles.box}>
      <div
        className={mergeClasses(styles.slider, isDisabled && styles.off)}
        role="slider"
        tabIndex={isDisabled ? -1 : 0}
        aria-label={t('dial.label')}
        aria-valuemin={1}
        aria-valuemax={count}
        aria-valuenow={index + 1}
        aria-valuetext={names[index] ?? ''}
        aria-disabled={isDisabled}
        {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
        onKeyDown={onKeyDown}
      >
        <DialArch count={count} sun={toPoint(index, count)} onPointer={onPointer} />
        <span className={styles.text}>
          <span className={styles.value}>{names[index]}</span>
        </span>
        <span className={styles.ends} aria-hidden="true">
          <span>{names[0]}</span>
          <span>{names.at(-1)}</span>
        </span>
      </div>
      <div className={styles.steps}>
        <Button
          size="large"
          icon={<MinusIcon />}
          disabledFocusable={isDisabled || index === 0}
          onClick={() => set(index - 1)}
        >
          {t('dial.cooler')}
        </Button>
        <Button
          size="large"
          icon={<PlusIcon />}
          disabledFocusable={isDisabled || index === count - 1}
          onClick={() => set(index + 1)}
        >
          {t('dial.warmer')}
        </Button>
      </div>
    </div>
  );
}
