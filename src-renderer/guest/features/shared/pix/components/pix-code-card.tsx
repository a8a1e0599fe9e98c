import { Button, makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { NumberedSteps } from '#renderer/platform/ui/numbered-steps.tsx';
import { QrCode } from '#renderer/platform/ui/qr-code.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { useCopy } from '#renderer/platform/ui/use-copy.ts';
import type { ShownPix } from '../queries.ts';
import { PixDetails } from './pix-details.tsx';

const codeSize = 'min(260px, 72vw)';

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gap: '28px',
    padding: '24px',
    borderRadius: '28px',
    backgroundColor: brand.surface,
    boxShadow: brand.shadowSoft,
    [from.medium]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '36px 48px', padding: '36px' },
  },
  code: {
    width: codeSize,
    maxWidth: codeSize,
    justifySelf: 'center',
    boxShadow: `0 0 0 1px ${brand.hairline}`,
    // A phone cannot scan its own screen: there the text comes first.
    order: 2,
    [from.medium]: { order: 0 },
  },
  text: {
    maxWidth: '100%',
    margin: 0,
    padding: '12px 14px',
    borderRadius: '14px',
    backgroundColor: brand.sageWash,
    fontSize: '0.9375rem',
    lineHeight: 1.5,
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
  copied: { ':empty': { position: 'absolute' } },
  steps: { [from.medium]: { gridColumn: '1 / -1' } },
});

const steps = ['open', 'scan', 'wait'] as const;

type PixCodeCardProps = { payment: ShownPix; code: string };

export function PixCodeCard({ payment, code }: PixCodeCardProps) {
  const styles = useStyles();
  const t = useText('pix');
  const { isCopied, copy } = useCopy(code);
  return (
    <div className={styles.card}>
      <QrCode className={styles.code} text={code} label={t('code.label')} />
      <PixDetails payment={payment}>
        <p className={styles.text}>{code}</p>
        <Button appearance="primary" size="large" onClick={copy}>
          {t(isCopied ? 'code.copied' : 'code.copy')}
        </Button>
        <span className={styles.copied} role="status">
          {isCopied && t('code.copiedHint')}
        </span>
      </PixDetails>
      <NumberedSteps className={styles.steps} steps={steps.map(step => t(`steps.home.${step}`))} />
    </div>
  );
}
