import { Button, makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand } from '#renderer/platform/ui/theme.ts';
import { useCopy } from '#renderer/platform/ui/use-copy.ts';

const useStyles = makeStyles({
  box: {
    display: 'grid',
    justifyItems: 'start',
    gap: '4px',
    padding: '20px 24px',
    borderRadius: '20px',
    backgroundColor: brand.jatoba,
    color: brand.onJatoba,
    '@media print': { backgroundColor: 'transparent', color: '#000', padding: 0 },
  },
  label: { margin: 0, color: brand.onJatobaSoft, '@media print': { color: '#000' } },
  code: {
    margin: 0,
    fontFamily: brand.fontDisplay,
    fontSize: 'clamp(2.25rem, 1.8rem + 2vw, 3.25rem)',
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.06em',
    lineHeight: 1.15,
    userSelect: 'all',
    overflowWrap: 'anywhere',
  },
  hint: { margin: '2px 0 10px', color: brand.onJatobaSoft, '@media print': { display: 'none' } },
  button: {
    color: brand.onJatoba,
    border: '1px solid currentColor',
    backgroundColor: 'transparent',
    ':hover': { color: brand.onJatoba, backgroundColor: 'rgb(255 255 255 / 12%)' },
    ':hover:active': { color: brand.onJatoba, backgroundColor: 'rgb(255 255 255 / 18%)' },
    '@media print': { display: 'none' },
  },
});

export function CopyCode({ code, canCopy }: { code: string; canCopy: boolean }) {
  const t = useText('booking-confirmation');
  const styles = useStyles();
  const { isCopied, copy } = useCopy(code);
  return (
    <div className={styles.box}>
      <p className={styles.label}>{t('code')}</p>
      <p className={styles.code}>{code}</p>
      <p className={styles.hint}>{t('codeHint')}</p>
      {canCopy && (
        <Button className={styles.button} size="large" onClick={copy}>
          <span aria-live="polite">{t(isCopied ? 'copied' : 'copy')}</span>
        </Button>
      )}
    </div>
  );
}
