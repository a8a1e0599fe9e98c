import { Button } from '@fluentui/react-components';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import type { CashCount, Drawer } from '#shared/contract/staff/drawers.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { useHotkey } from '../shared/hotkeys/hotkeys.ts';
import { PageHeading } from '../shared/look/page-heading.tsx';
import { StateArch } from '../shared/look/state-arch.tsx';
import { CountForm } from './count-form.tsx';
import { useCountStyles } from './count-styles.ts';
import { DrawerSteps } from './drawer-steps.tsx';
import { openedText } from './opened-text.ts';

type CountDrawerProps = { hotel: Hotel; drawer: Drawer; onBack: () => void };

/** The count comes before the figure: whoever knows what is expected counts until it is there. */
export function CountDrawer({ hotel, drawer, onBack }: CountDrawerProps) {
  const styles = useCountStyles();
  const t = useText('staff/drawer');
  const { hotelId } = hotel;
  const queries = useQueryClient();
  const send = useMutation({
    mutationFn: (count: CashCount) => staffGateway.drawers.count({ hotelId, drawerId: drawer.id, count }),
    onSuccess: report => queries.setQueryData(staffKeys.drawer(hotelId, drawer.id), report),
    onSettled: () => queries.invalidateQueries({ queryKey: staffKeys.drawers(hotelId) }),
  });
  useHotkey({ keys: 'Escape', name: t('close.later'), isHint: true }, onBack);
  return (
    <>
      <PageHeading title={t('close.title')} note={openedText(drawer, hotel.timeZone, t)}>
        <DrawerSteps here="count" />
        <Button appearance="subtle" onClick={onBack}>
          {t('close.later')}
        </Button>
      </PageHeading>
      <div className={styles.grid}>
        <CountForm
          title={t('count.title')}
          act={t('count.done')}
          isBusy={send.isPending}
          error={send.error}
          onCount={count => send.mutate(count)}
        />
        <section className={styles.hidden}>
          <StateArch kind="waiting" size="large">
            <b>?</b>
          </StateArch>
          <Heading level={2} className={styles.hiddenTitle}>
            {t('count.hidden')}
          </Heading>
          <p className={styles.hiddenText}>
            {t('count.hiddenText', { opening: formatMoney(drawer.openingCents) })}
          </p>
        </section>
      </div>
    </>
  );
}
