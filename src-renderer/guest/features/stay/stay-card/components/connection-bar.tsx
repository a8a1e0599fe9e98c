import { Button, makeStyles } from '@fluentui/react-components';
import { useCallback, useEffect, useState } from 'react';
import { isGatewayThere } from '#renderer/platform/gateway/is-gateway-there.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';

const CHECK_EVERY_MS = 20_000;

type Connection = 'lost' | 'checking' | 'stillLost' | 'back';

function useConnection(): { connection: Connection; check: () => void } {
  const [connection, setConnection] = useState<Connection>('lost');
  const check = useCallback(() => {
    setConnection(now => (now === 'back' ? now : 'checking'));
    void isGatewayThere().then(there => setConnection(there ? 'back' : 'stillLost'));
  }, []);
  useEffect(() => {
    const checkQuietly = () => void isGatewayThere().then(there => there && setConnection('back'));
    const whenOnline = () => navigator.onLine && checkQuietly();
    const timer = setInterval(whenOnline, CHECK_EVERY_MS);
    window.addEventListener('online', checkQuietly);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', checkQuietly);
    };
  }, []);
  return { connection, check };
}

const useStyles = makeStyles({
  bar: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px', justifyItems: 'start' },
  notice: { justifySelf: 'stretch' },
});

/** Without a press on its button the page would change while a guest reads the door's code. */
export function ConnectionBar({ text }: { text: string | null }) {
  const t = useText('stay-card');
  const styles = useStyles();
  const { connection, check } = useConnection();
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
        <BusyButton appearance="secondary" busy={connection === 'checking'} onClick={check}>
          {t('lost.retry')}
        </BusyButton>
      )}
    </div>
  );
}
