import { Button, makeStyles } from '@fluentui/react-components';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Masked } from '#renderer/platform/ui/masked.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { useCopy } from '#renderer/platform/ui/use-copy.ts';

const useStyles = makeStyles({
  box: { margin: 0 },
  label: { color: brand.inkSoft },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 8px',
    margin: 0,
    minHeight: '44px',
  },
  code: {
    fontFamily: brand.fontDisplay,
    fontSize: '1.625rem',
    lineHeight: 1.2,
    letterSpacing: '0.06em',
    userSelect: 'all',
    overflowWrap: 'anywhere',
  },
  copy: { minWidth: 'auto', '@media print': { display: 'none' } },
});

/** With a copy button on devices with a clipboard for the guest; masked in a lobby (BKG-01, BEY-09). */
export function BookingCode({ code }: { code: string }) {
  const t = useText('booking-details');
  const styles = useStyles();
  const { isCopied, copy } = useCopy(code);
  return (
    <dl className={styles.box}>
      <dt className={styles.label}>{t('code')}</dt>
      <dd className={styles.line}>
        <span className={styles.code}>
          <Masked what={t('codeMasked')}>{code}</Masked>
        </span>
        {!host().profile.capabilities.publicScreen && (
          <Button className={styles.copy} size="large" appearance="subtle" onClick={copy}>
            <span aria-live="polite">{t(isCopied ? 'copied' : 'copy')}</span>
          </Button>
        )}
      </dd>
    </dl>
  );
}
