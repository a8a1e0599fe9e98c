import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { MinusIcon, PlusIcon } from '#renderer/platform/ui/icons.tsx';
import { brand, canHover, from, tokens } from '#renderer/platform/ui/theme.ts';
import { ItemIcon } from './item-icon.tsx';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: '2.5rem minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '10px',
    paddingBlock: '12px',
    borderTop: `1px solid ${brand.hairline}`,
    ':first-child': { borderTopStyle: 'none' },
  },
  drawing: {
    width: '2.5rem',
    height: '2.75rem',
    padding: '8px 6px 4px',
    borderRadius: '999px 999px 10px 10px',
    backgroundColor: brand.groundDeep,
    color: brand.ink,
  },
  text: { display: 'grid', gap: '1px', minWidth: 0 },
  name: { fontWeight: 600, overflowWrap: 'break-word', hyphens: 'auto' },
  limit: { color: brand.inkSoft, fontSize: '0.875rem' },
  wrong: { color: tokens.colorStatusDangerForeground1, fontWeight: 600 },
  control: { display: 'inline-flex', alignItems: 'center', gap: 0, [from.small]: { gap: '6px' } },
  value: {
    minWidth: '2ch',
    minHeight: brand.target,
    display: 'grid',
    placeItems: 'center',
    borderRadius: '10px',
    fontSize: '1.125rem',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    ':focus-visible': { outline: `2px solid ${brand.ink}`, outlineOffset: '1px' },
  },
  button: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: brand.target,
    height: brand.target,
    padding: 0,
    borderRadius: '999px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
    color: brand.ink,
    cursor: 'pointer',
    [canHover]: { ':hover': { backgroundColor: brand.groundDeep } },
    ':active': { backgroundColor: brand.groundDeep },
    ':focus-visible': { outline: `2px solid ${brand.ink}`, outlineOffset: '1px' },
  },
  off: {
    border: '1px solid transparent',
    backgroundColor: 'transparent',
    color: brand.inkSoft,
    cursor: 'default',
    opacity: 0.6,
    [canHover]: { ':hover': { backgroundColor: 'transparent' } },
  },
});

type ItemCounterProps = {
  itemKey: string;
  name: string;
  value: number;
  most: number;
  /** The item's own maximum; undefined if only the total is limited. */
  maximum: number | undefined;
  onChange: (quantity: number) => void;
};

const keySteps: Record<string, (value: number, most: number) => number> = {
  ArrowUp: value => value + 1,
  ArrowRight: value => value + 1,
  ArrowDown: value => value - 1,
  ArrowLeft: value => value - 1,
  Home: () => 0,
  End: (_, most) => most,
};

/** The buttons are not in the tab order, as the spin button pattern requires. */
export function ItemCounter({ itemKey, name, value, most, maximum, onChange }: ItemCounterProps) {
  const t = useText('minibar');
  const styles = useStyles();
  const id = useId();
  const isOver = maximum !== undefined && value > maximum;
  const press = (event: KeyboardEvent) => {
    const step = keySteps[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onChange(step(value, most));
  };
  return (
    <li className={styles.row}>
      <span className={styles.drawing}>
        <ItemIcon itemKey={itemKey} />
      </span>
      <span className={styles.text}>
        <span className={styles.name} id={id}>
          {name}
        </span>
        {maximum !== undefined && (
          <span className={mergeClasses(styles.limit, isOver && styles.wrong)} id={`${id}-limit`}>
            {t('items.limit', { count: maximum })}
          </span>
        )}
      </span>
      <span className={styles.control}>
        <StepButton label={t('items.less', { name })} isOff={value <= 0} onPress={() => onChange(value - 1)}>
          <MinusIcon />
        </StepButton>
        {/* biome-ignore lint/a11y/useSemanticElements: a number field opens a keyboard on a phone */}
        <span
          className={styles.value}
          role="spinbutton"
          tabIndex={0}
          aria-labelledby={id}
          aria-valuenow={value}
          aria-valuemin={0}
          aria-valuemax={most}
          aria-invalid={isOver}
          {...(maximum === undefined ? {} : { 'aria-describedby': `${id}-limit` })}
          onKeyDown={press}
        >
          {value}
        </span>
        <StepButton
          label={t('items.more', { name })}
          isOff={value >= most}
          onPress={() => onChange(value + 1)}
        >
          <PlusIcon />
        </StepButton>
      </span>
    </li>
  );
}

type StepButtonProps = { label: string; isOff: boolean; onPress: () => void; children: ReactNode };

/** Changes the quantity by one. At a limit it still takes a press, so that the page can explain why nothing changes. */
function StepButton({ label, isOff, onPress, children }: StepButtonProps) {
  const styles = useStyles();
  return (
    <button
      type="button"
      tabIndex={-1}
      className={mergeClasses(styles.button, isOff && styles.off)}
      aria-label={label}
      aria-disabled={isOff}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
