import { useCallback, useEffect, useState } from 'react';
import { isGatewayThere } from '#renderer/platform/gateway/is-gateway-there.ts';

const LOOK_MS = 20_000;

export type Connection = 'lost' | 'looking' | 'stillLost' | 'back';

export function useConnection(): { connection: Connection; look: () => void } {
  const [connection, setConnection] = useState<Connection>('lost');
  const look = useCallback(() => {
    setConnection(now => (now === 'back' ? now : 'looking'));
    void isGatewayThere().then(there => setConnection(there ? 'back' : 'stillLost'));
  }, []);
  useEffect(() => {
    const lookQuietly = () => void isGatewayThere().then(there => there && setConnection('back'));
    const whenOnline = () => navigator.onLine && lookQuietly();
    const timer = setInterval(whenOnline, LOOK_MS);
    window.addEventListener('online', lookQuietly);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', lookQuietly);
    };
  }, []);
  return { connection, look };
}
