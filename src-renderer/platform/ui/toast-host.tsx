import { type ComponentType, useEffect, useState } from 'react';
import { fetchAhead } from '#renderer/platform/host/fetch-ahead.ts';
import { loadTexts } from '#renderer/platform/i18n/i18n.ts';
import { forgetWaiting, onWaiting, toastsWaiting } from './toast.ts';
import type { ToasterProps } from './toaster.tsx';

const loadToaster = () => import('./toaster.tsx');

export function ToastHost({ barHeight = 0 }: Partial<ToasterProps>) {
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps> | null>(null);
  useEffect(() => {
    // Without the toaster the screens still show the message themselves; the next toast tries again.
    const show = () =>
      void loadToaster().then(({ default: loaded }) => setToaster(() => loaded), forgetWaiting);
    if (toastsWaiting()) show();
    fetchAhead(loadToaster, () => loadTexts('errors'));
    return onWaiting(show);
  }, []);
  return Toaster && <Toaster barHeight={barHeight} />;
}
