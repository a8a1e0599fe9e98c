import { Button } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { IconList } from '#renderer/platform/ui/icon-list.tsx';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { KeyIcon } from '#renderer/platform/ui/stay-icons.tsx';
import { HandIcon, ShieldIcon } from './wallet-icons.tsx';

const entries = [
  ['security', ShieldIcon],
  ['autonomy', HandIcon],
  ['guarantee', KeyIcon],
] as const;

export function UsageDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText('wallet');
  return (
    <Modal
      open={open}
      title={t('usage.title')}
      onClose={onClose}
      actions={
        <Button size="large" appearance="primary" onClick={onClose}>
          {t('usage.close')}
        </Button>
      }
    >
      <IconList
        level={3}
        entries={entries.map(([name, Icon]) => ({
          Icon,
          title: t(`usage.${name}.title`),
          text: t(`usage.${name}.text`),
        }))}
      />
    </Modal>
  );
}
