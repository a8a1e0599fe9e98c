import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#renderer/platform/paths.ts';
import { afterService, BACK_MS, noOutage, type Outage } from './outage.ts';
import { useService, watchService } from './service-watch.ts';
import { useKioskUser } from './use-kiosk-user.ts';

/** A guest at work stays on the page until the idle limits end the session (KSK-19). */
export function useOutage(): Outage {
  const { pathname } = useLocation();
  const { status: service } = useService();
  const { isUntouched } = useKioskUser();
  const [outage, setOutage] = useState(noOutage);

  const isInviting = pathname === paths.kioskStart;
  useEffect(() => watchService(isInviting), [isInviting]);

  useLayoutEffect(() => {
    setOutage(before => afterService(before, { service, isUntouched, now: Date.now() }));
  }, [service, isUntouched]);

  const { status } = outage;
  useEffect(() => {
    if (status !== 'back') return;
    const timer = setTimeout(() => setOutage(noOutage), BACK_MS);
    return () => clearTimeout(timer);
  }, [status]);

  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (status === 'lost') dataset['connection'] = 'lost';
    else delete dataset['connection'];
  }, [status]);
  return outage;
}
