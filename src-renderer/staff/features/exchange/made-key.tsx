import { Button, makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand } from '#renderer/platform/ui/theme.ts';
import { useCopy } from '#renderer/platform/ui/use-copy.ts';
import { useDialogForm } from '../shared/look/dialog-form.ts';

const useStyles = makeStyles({
  key: {
    padding: '12px 16px',
    borderRadius: '12px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
    fontFamily: 'ui-monospace, monospace',
    fontSize: '0.9375rem',
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
});

export function MadeKey({ value, onClose }: { value: string; onClose: () => void }) {
  const styles = useStyles();
  const form = useDialogForm();
  const t = useText('staff/exchange');
  const { isCopied, copy } = useCopy(value);
  return (
    <div className={form.form}>
      <p className={form.text}>{t('made.text')}</p>
      <code className={styles.key}>{value}</code>
      <div className={form.buttons}>
        <Button size="large" onClick={copy}>
          {t(isCopied ? 'made.copied' : 'made.copy')}
        </Button>
        <Button size="large" appearance="primary" onClick={onClose}>
          {t('made.done')}
        </Button>
      </div>
    </div>
  );
}
