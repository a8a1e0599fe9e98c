import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { useState } from 'react';
import { useMatch } from 'react-router';
import { DeliveryList } from '#renderer/guest/features/stay/deliveries/components/delivery-list.tsx';
import { DeliveryTabs } from '#renderer/guest/features/stay/deliveries/components/delivery-tabs.tsx';
import { NewDeliveryDialog } from '#renderer/guest/features/stay/deliveries/components/new-delivery-dialog.tsx';
import { useCanRegister } from '#renderer/guest/features/stay/deliveries/queries.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { PlusIcon } from '#renderer/platform/ui/icons.tsx';
import { PageFrame } from '#renderer/platform/ui/page-frame.tsx';
import { ScreenTitle } from '#renderer/platform/ui/screen-title.tsx';
import { from, placeAlone } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({
  head: {
    display: 'grid',
    [from.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start', gap: '24px' },
  },
  new: { marginBottom: '20px', [from.medium]: { marginTop: '4px' } },
  unknown: placeAlone,
  list: { marginTop: '28px' },
});

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
