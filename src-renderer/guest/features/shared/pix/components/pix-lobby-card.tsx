import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { NumberedSteps } from '#renderer/platform/ui/numbered-steps.tsx';
import { QrCode } from '#renderer/platform/ui/qr-code.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { ShownPix } from '../queries.ts';
import { PixDetails } from './pix-details.tsx';

/** Scanned from a step away: 40 % of the screen's height, on an upright screen as on a wide one. */
const codeSize = 'min(40dvh, 76vw)';
const wide = '@media (min-aspect-ratio: 1/1)';

const useStyles = makeStyles({
  card: {
    display: 'grid',
    justifyItems: 'center',
    gap: '28px',
    padding: '28px',
    borderRadius: '28px',
    backgroundColor: brand.surface,
    boxShadow: brand.shadowSoft,
    [wide]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      justifyItems: 'stretch',
      alignItems: 'center',
      gap: '28px 56px',
      padding: '36px',
    },
  },
  code: {
    width: codeSize,
    maxWidth: codeSize,
    boxShadow: `0 0 0 1px ${brand.hairline}`,
    [wide]: { gridRow: '1 / span 2' },
  },
  actions: {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: '16px',
    width: '100%',
    [wide]: { justifyContent: 'start' },
  },
});

const steps = ['open', 'scan', 'wait'] as const;

type PixLobbyCardProps = { payment: ShownPix; code: string; actions: ReactNode };

export function PixLobbyCard({ payment, code, actions }: PixLobbyCardProps) {
  const styles = useStyles();
  const t = useText('pix');
  return (
    <div className={styles.card}>
      <QrCode className={styles.code} text={code} label={t('code.label')} />
      <PixDetails payment={payment} isLobby />
      <NumberedSteps steps={steps.map(step => t(`steps.lobby.${step}`))} />
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
