import { Button, makeStyles } from '@fluentui/react-components';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Masked } from '#renderer/platform/ui/masked.tsx';
import { Sheet } from '#renderer/platform/ui/sheet.tsx';
import { useCopy } from '#renderer/platform/ui/use-copy.ts';
import { VisuallyHidden } from '#renderer/platform/ui/visually-hidden.tsx';
import type { DeliveryAddress } from '#shared/contract/guest/deliveries.ts';

const useStyles = makeStyles({
  address: { display: 'grid', gap: '2px', fontStyle: 'normal', lineHeight: 1.5 },
  copy: { justifySelf: 'start' },
});

function Copy({ text }: { text: string }) {
  const t = useText('deliveries');
  const styles = useStyles();
  const { isCopied, copy } = useCopy(text);
  return (
    <>
      <Button className={styles.copy} size="large" onClick={copy}>
        {t(isCopied ? 'deliverTo.copied' : 'deliverTo.copy')}
      </Button>
      <VisuallyHidden role="status">{isCopied && t('deliverTo.copied')}</VisuallyHidden>
    </>
  );
}

/** The address for couriers. Can be copied only on the guest's own device. */
export function DeliverTo({ to: { buildingName, address, room } }: { to: DeliveryAddress }) {
  const t = useText('deliveries');
  const styles = useStyles();
  const roomText = room === null ? null : t('deliverTo.room', { room });
  return (
    <Sheet title={t('deliverTo.title')} lead={t('deliverTo.lead')}>
      <address className={styles.address}>
        <strong>{buildingName}</strong>
        {address.map(line => (
          <span key={line}>{line}</span>
        ))}
        {roomText !== null && (
          <span>
            <Masked what={t('deliverTo.roomMasked')}>{roomText}</Masked>
          </span>
        )}
      </address>
      {!host().profile.capabilities.publicScreen && (
        <Copy text={[buildingName, ...address, ...(roomText === null ? [] : [roomText])].join('\n')} />
      )}
    </Sheet>
  );
}
