import { makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { QrCode } from '#renderer/platform/ui/qr-code.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';

const codeSize = 'min(320px, 36dvh)';

const useStyles = makeStyles({
  box: {
    display: 'grid',
    gap: '28px',
    padding: '28px',
    borderRadius: '28px',
    backgroundColor: brand.sageWash,
    [from.medium]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', gap: '40px' },
  },
  code: { width: codeSize, justifySelf: 'center' },
  text: { margin: 0, fontSize: '1.125rem' },
});

type DataElsewhereProps = {
  /** The page of the guest app that offers the copy; undefined while it is loading. */
  address: string | undefined;
  error: unknown;
  onRetry: () => void;
};

/** On a shared device: links to the same page on the guest's phone, where the file remains private (BEY-05). */
export function DataElsewhere({ address, error, onRetry }: DataElsewhereProps) {
  const styles = useStyles();
  const t = useText('settings');
  if (error) return <LoadError error={error} onRetry={onRetry} />;
  return (
    <div className={styles.box}>
      {address === undefined ? (
        <Skeleton className={styles.code} height={codeSize} />
      ) : (
        <QrCode className={styles.code} text={address} label={t('yourData.code')} />
      )}
      <p className={styles.text}>{t('yourData.elsewhere')}</p>
    </div>
  );
}
