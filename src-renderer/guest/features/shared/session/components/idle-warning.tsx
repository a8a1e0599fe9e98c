import { Button, makeStyles } from '@fluentui/react-components';
import { useRef } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { VisuallyHidden } from '#renderer/platform/ui/visually-hidden.tsx';
import { isAnnounced } from '../idle.ts';
import type { IdleWarningProps } from './idle-watch.tsx';

const useStyles = makeStyles({
  text: { margin: 0 },
  left: {
    display: 'block',
    marginBlockStart: '16px',
    fontFamily: brand.fontDisplay,
    fontSize: '2rem',
    lineHeight: 1.2,
    fontVariantNumeric: 'tabular-nums',
    color: brand.brassInk,
  },
});

export default function IdleWarning({ secondsLeft, countdownMs, onStay, onLeave }: IdleWarningProps) {
  const styles = useStyles();
  const t = useText('session');
  const left = t('idle.left', { count: secondsLeft });
  const said = useRef('');
  if (isAnnounced(secondsLeft, countdownMs)) said.current = left;
  return (
    <Modal
      open
      kind="alert"
      size="small"
      title={t('idle.title')}
      onClose={onStay}
      actions={
        <>
          <Button size="large" onClick={onLeave}>
            {t('idle.leave')}
          </Button>
          <Button size="large" appearance="primary" onClick={onStay}>
            {t('idle.stay')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{t('idle.text')}</p>
      <span className={styles.left} aria-hidden="true">
        {left}
      </span>
      <VisuallyHidden role="status">{said.current}</VisuallyHidden>
    </Modal>
  );
}
