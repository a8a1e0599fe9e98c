import { makeStyles, Tab, TabList } from '@fluentui/react-components';
import { type KeyboardEvent, useRef, useState } from 'react';
import { formatMoney } from '#renderer/platform/i18n/format.ts';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { AppError } from '#shared/errors.ts';
import { useHotkey } from '../shared/hotkeys/hotkeys.ts';
import { CardForm } from './card-form.tsx';
import { CashForm } from './cash-form.tsx';
import type { Paying } from './payment-panel.tsx';
import { PixForm } from './pix-form.tsx';

const means = ['cash', 'card', 'pix'] as const;
type Means = (typeof means)[number];

export const useMeansForm = makeStyles({
  form: { display: 'grid', gap: '14px', gridTemplateColumns: 'minmax(0, 1fr)' },
  pair: { display: 'grid', gap: '12px', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  text: { margin: 0, color: brand.inkSoft, fontSize: '0.8125rem' },
  quick: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  send: { justifySelf: 'stretch' },
  hidden: { display: 'none' },
});

/** Each form stays as it was typed while another means is shown. */
export function MeansForms({ paying, email }: { paying: Paying; email: string | null }) {
  const styles = useMeansForm();
  const t = useText('staff/payment');
  const [chosen, setChosen] = useState<Means>('cash');
  const forms = useRef<HTMLDivElement>(null);
  useHotkey({ keys: 'F4', name: t('otherMeans'), isEverywhere: true }, () =>
    setChosen(now => means[(means.indexOf(now) + 1) % means.length] ?? 'cash'),
  );
  // Money is never taken by one stray Enter: it goes on to the next field, and Ctrl+Enter takes.
  useHotkey({ keys: 'Ctrl+Enter', name: t('commit'), isEverywhere: true }, () =>
    forms.current?.querySelector<HTMLFormElement>(`[data-means="${chosen}"] form`)?.requestSubmit(),
  );
  const { amountCents } = paying.due;
  return (
    <>
      <TabList
        selectedValue={chosen}
        aria-label={t('means.label')}
        onTabSelect={(_, { value }) => setChosen(means.find(one => one === value) ?? 'cash')}
      >
        {means.map(one => (
          <Tab key={one} value={one}>
            {t(`means.${one}`)}
          </Tab>
        ))}
      </TabList>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the fields within take the key, this only leads it on */}
      <div ref={forms} onKeyDown={goOnByEnter}>
        {/* Another amount is another payment: its forms begin again with it. */}
        {means.map(one => (
          <div key={`${one} ${amountCents}`} data-means={one} className={one === chosen ? '' : styles.hidden}>
            {one === 'cash' && <CashForm paying={paying} />}
            {one === 'card' && <CardForm paying={paying} />}
            {one === 'pix' && <PixForm paying={paying} />}
          </div>
        ))}
      </div>
      <p className={styles.text}>{email === null ? t('receipt.noEmail') : t('receipt.toEmail', { email })}</p>
    </>
  );
}

function goOnByEnter(event: KeyboardEvent<HTMLDivElement>): void {
  const { target } = event;
  if (event.key !== 'Enter' || event.ctrlKey || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('input, select, textarea, button[type="submit"]'),
  ];
  stops
    .slice(stops.indexOf(target) + 1)
    .find(stop => stop.offsetParent !== null)
    ?.focus();
}

/** A failure in words; of an amount that is another by now, with the new one. */
export function PaymentError({ error }: { error: unknown }) {
  const t = useText('staff/payment');
  const errorText = useErrorText();
  if (error instanceof AppError && error.code === 'OUTCOME_CHANGED') {
    const now = dueAfterChange(error.details);
    if (now !== null)
      return (
        <Notice intent="error" isOutcome>
          {now === 0 ? t('changed.paid') : t('changed.amount', { amount: formatMoney(now) })}
        </Notice>
      );
  }
  if (error instanceof AppError && error.code === 'IDEMPOTENCY_KEY_REUSED')
    return (
      <Notice intent="error" isOutcome>
        {t('changed.sentBefore')}
      </Notice>
    );
  if (error instanceof AppError && error.code === 'ATTEMPT_IN_PROGRESS')
    return (
      <Notice intent="error" isOutcome>
        {t('changed.codeOpen')}
      </Notice>
    );
  return (
    <Notice intent="error" isOutcome>
      {errorText(error)}
    </Notice>
  );
}

/** `dueCents` of the details; null in a response without it. */
export function dueAfterChange(details: unknown): number | null {
  if (typeof details !== 'object' || details === null || !('dueCents' in details)) return null;
  return typeof details.dueCents === 'number' ? details.dueCents : null;
}
