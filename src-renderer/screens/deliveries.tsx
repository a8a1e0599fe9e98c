import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { useState } from 'react';
import { useMatch } from 'react-router';
import { paths } from '#renderer/app/paths.ts';
import { DeliveryList } from '#renderer/features/deliveries/components/delivery-list.tsx';
import { DeliveryTabs } from '#renderer/features/deliveries/components/delivery-tabs.tsx';
import { NewDeliveryDialog } from '#renderer/features/deliveries/components/new-delivery-dialog.tsx';
import { useCanRegister } from '#renderer/features/deliveries/queries.ts';
import { useText } from '#renderer/i18n/i18n.ts';
import { PlusIcon } from '#renderer/ui/icons.tsx';
import { PageFrame } from '#renderer/ui/page-frame.tsx';
import { ScreenTitle } from '#renderer/ui/screen-title.tsx';
import { from, placeAlone } from '#renderer/ui/theme.ts';

const useStyles = makeStyles({
  head: {
    display: 'grid',
    [from.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start', gap: '24px' },
  },
  new: { marginBottom: '20px', [from.medium]: { marginTop: '4px' } },
  unknown: placeAlone,
  list: { marginTop: '28px' },
});

/** /guest/deliveries/active and /guest/deliveries/history: what is brought to the hotel for the guest (DLV-01). */
export function Component() {
  const t = useText('deliveries');
  const styles = useStyles();
  const status = useMatch(paths.deliveryHistory) === null ? 'active' : 'inactive';
  const canRegister = useCanRegister(status);
  const [isAdding, setAdding] = useState(false);
  return (
    <PageFrame>
      <div className={styles.head}>
        <ScreenTitle title={t('title')} lead={t('lead')} page={t(`pageTitle.${status}`)} />
        {canRegister !== false && status === 'active' && (
          <Button
            className={mergeClasses(styles.new, canRegister === undefined && styles.unknown)}
            appearance="primary"
            size="large"
            icon={<PlusIcon />}
            onClick={() => setAdding(true)}
          >
            {t('new')}
          </Button>
        )}
      </div>
      <DeliveryTabs status={status} />
      <div className={styles.list}>
        <DeliveryList key={status} status={status} />
      </div>
      {isAdding && <NewDeliveryDialog onClose={() => setAdding(false)} />}
    </PageFrame>
  );
}
