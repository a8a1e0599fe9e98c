import { Input, mergeClasses } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import { formatMoney } from '#renderer/platform/i18n/format.ts';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Money } from '#renderer/platform/ui/money.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { type CashCount, denominations } from '#shared/contract/staff/drawers.ts';
import { useHotkey } from '../shared/hotkeys/hotkeys.ts';
import { useEnterToNext } from '../shared/hotkeys/use-enter-to-next.ts';
import { Card } from '../shared/look/card.tsx';
import { KeyCap } from '../shared/look/key-cap.tsx';
import { useCountStyles } from './count-styles.ts';
import { type TypedCount, toCount, toQuantity, typedTotal } from './typed-count.ts';
import { useArrowRows } from './use-arrow-rows.ts';

type CountFormProps = {
  title: string;
  act: string;
  isBusy: boolean;
  error: Error | null;
  takesFocus?: boolean;
  onCount: (count: CashCount) => void;
};

/** Notes and coins, one field each: arrows and Enter go on, Ctrl+Enter finishes. */
export function CountForm({ title, act, isBusy, error, takesFocus = true, onCount }: CountFormProps) {
  const styles = useCountStyles();
  const t = useText('staff/drawer');
  const errorText = useErrorText();
  const [typed, setTyped] = useState<TypedCount>({});
  const [hasTried, setTried] = useState(false);
  const rows = useRef<HTMLDivElement>(null);
  useEnterToNext(rows);
  useArrowRows(rows);
  const finish = () => {
    const count = toCount(typed);
    setTried(count === null);
    if (count !== null && !isBusy) onCount(count);
  };
  useHotkey({ keys: 'Ctrl+Enter', name: act, isHint: true }, finish);
  return (
    <Card title={title} className={styles.count}>
      <p>{t('count.cashOnly')}</p>
      <div ref={rows}>
        <div className={mergeClasses(styles.row, styles.head)} aria-hidden="true">
          <span>{t('count.piece')}</span>
          <span>{t('count.quantity')}</span>
          <span className={styles.sum}>{t('count.sum')}</span>
        </div>
        {denominations.map((cents, at) => (
          <PieceRow
            key={cents}
            cents={cents}
            typed={typed[cents] ?? ''}
            takesFocus={takesFocus && at === 0}
            onType={value => setTyped(before => ({ ...before, [cents]: value }))}
          />
        ))}
      </div>
      {hasTried && toCount(typed) === null && <Notice intent="error">{t('count.invalid')}</Notice>}
      {error !== null && <Notice intent="error">{errorText(error)}</Notice>}
      <div className={styles.total}>
        <span role="status">
          <span className={styles.totalLabel}>{t('count.soFar')}</span>
          <Money className={styles.totalSum} cents={typedTotal(typed)} />
        </span>
        <BusyButton appearance="primary" size="large" busy={isBusy} onClick={finish}>
          {act} <KeyCap keys="Ctrl+Enter" isPlain />
        </BusyButton>
      </div>
    </Card>
  );
}

type PieceRowProps = { cents: number; typed: string; takesFocus: boolean; onType: (value: string) => void };

function PieceRow({ cents, typed, takesFocus, onType }: PieceRowProps) {
  const styles = useCountStyles();
  const t = useText('staff/drawer');
  const quantity = toQuantity(typed);
  return (
    <div className={styles.row}>
      <span aria-hidden="true">{formatMoney(cents)}</span>
      <Input
        className={styles.quantity}
        aria-label={t('count.of', { piece: formatMoney(cents) })}
        aria-invalid={quantity === null}
        // The page is opened to count.
        autoFocus={takesFocus}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        value={typed}
        onChange={(_, { value }) => onType(value)}
      />
      <span className={styles.sum}>{quantity ? formatMoney(cents * quantity) : '–'}</span>
    </div>
  );
}
