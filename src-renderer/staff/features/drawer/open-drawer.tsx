import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { toast } from '#renderer/platform/ui/toast.ts';
import type { CashCount } from '#shared/contract/staff/drawers.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import { PageHeading } from '../shared/look/page-heading.tsx';
import { useActKey } from '../shared/money/act-key.ts';
import { CountForm } from './count-form.tsx';
import { useCountStyles } from './count-styles.ts';

/** False while a control of the page has the focus: a form that comes after it does not take what is pressed there. */
const isFocusFree = () => document.activeElement?.matches('main *') !== true;

/** A desk without a drawer: its float is counted, and cash can be taken. */
export function OpenDrawer({ hotelId }: { hotelId: string }) {
  const styles = useCountStyles();
  const t = useText('staff/drawer');
  const queries = useQueryClient();
  const { key, renewAfter } = useActKey();
  const [takesFocus] = useState(isFocusFree);
  const open = useMutation({
    mutationFn: (count: CashCount) => staffGateway.drawers.open({ hotelId, key, count }),
    onSuccess: () => toast.notify({ intent: 'success', textKey: 'staff/drawer:open.done' }),
    onError: error => renewAfter(error),
    onSettled: () => void queries.invalidateQueries({ queryKey: staffKeys.drawers(hotelId) }),
  });
  return (
    <>
      <PageHeading title={t('open.title')} note={t('open.note')} />
      <div className={styles.grid}>
        <CountForm
          title={t('open.count')}
          act={t('open.act')}
          isBusy={open.isPending}
          error={open.error}
          takesFocus={takesFocus}
          onCount={count => open.mutate(count)}
        />
        <section className={styles.hidden}>
          <Heading level={2} className={styles.hiddenTitle}>
            {t('open.why')}
          </Heading>
          <p className={styles.hiddenText}>{t('open.whyText')}</p>
        </section>
      </div>
    </>
  );
}
