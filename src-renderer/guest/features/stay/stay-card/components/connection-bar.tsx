import { Button, makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { useConnection } from '../use-connection.ts';

const useStyles = makeStyles({
  bar: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px', justifyItems: 'start' },
  notice: { justifySelf: 'stretch' },
});

/** Without a press on its button the page would change while a guest reads the door's code. */
export function ConnectionBar({ text }: { text: string | null }) {
  const t = useText('stay-card');
  const styles = useStyles();
  const { connection, look } = useConnection();
  const isBack = connection === 'back';
  const message = isBack ? t('lost.back') : connection === 'stillLost' ? t('lost.still') : text;
  return (
    <div className={styles.bar}>
      {message !== null && (
        <Notice className={styles.notice} intent={isBack ? 'success' : 'info'}>
          {message}
        </Notice>
      )}
      {isBack ? (
        <Button appearance="primary" size="large" onClick={() => window.location.reload()}>
          {t('lost.open')}
        </Button>
      ) : (
        <BusyButton appearance="secondary" busy={connection === 'looking'} onClick={look}>
          {t('lost.retry')}
        </BusyButton>
      )}
    </div>
  );
}
