import {
  Button,
  Toaster as FluentToaster,
  makeStyles,
  Toast,
  ToastTitle,
  ToastTrigger,
  useId,
  useToastController,
} from '@fluentui/react-components';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { errorText, loadTexts, textOf, useText } from '#renderer/platform/i18n/i18n.ts';
import { CloseIcon } from './icons.tsx';
import { brand } from './theme.ts';
import { connectToaster, type Toast as Message } from './toast.ts';

/** Under this width toasts are centred at the top (APP-35). */
const narrow = window.matchMedia('(max-width: 499.98px)');
const SHOWN_MS = 6_000;
/** Fluent's own distances from the window's edges. */
const FROM_EDGE = { vertical: 16, horizontal: 20 };

function onWidth(listener: () => void): () => void {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
}

const useStyles = makeStyles({
  toast: {
    borderRadius: '16px',
    padding: '12px 16px',
    alignItems: 'center',
    backgroundColor: brand.surface,
    boxShadow: brand.shadowLift,
    border: `1px solid ${brand.hairline}`,
  },
});

async function textFor(message: Message): Promise<string> {
  if ('textKey' in message) return textOf(message.textKey, message.values);
  await loadTexts('errors').catch(() => undefined);
  return errorText(message.error);
}

/** `barHeight` is that of a bar over the window's lower edge, in pixels: toasts stand above it. */
export type ToasterProps = { barHeight: number };

export default function Toaster({ barHeight }: ToasterProps) {
  const t = useText('general');
  // A named region, so that toasts are found among the page's landmarks.
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const id = useId('toaster');
  const { dispatchToast } = useToastController(id);
  const styles = useStyles();
  const top = useSyncExternalStore(onWidth, () => narrow.matches);

  useEffect(() => {
    // A toast dispatched before the toaster is mounted would be lost.
    if (place === null) return;
    return connectToaster(message => {
      void textFor(message).then(text =>
        dispatchToast(
          <Toast className={styles.toast}>
            <ToastTitle
              action={
                <ToastTrigger>
                  <Button
                    appearance="transparent"
                    size="small"
                    aria-label={textOf('general:close')}
                    icon={<CloseIcon />}
                  />
                </ToastTrigger>
              }
            >
              {text}
            </ToastTitle>
          </Toast>,
          {
            intent: message.intent,
            timeout: ('textKey' in message ? message.shownMs : undefined) ?? SHOWN_MS,
            pauseOnHover: true,
            pauseOnWindowBlur: true,
          },
        ),
      );
    });
  }, [dispatchToast, place, styles.toast]);

  return (
    <section aria-label={t('messages')} ref={setPlace}>
      {place && (
        <FluentToaster
          toasterId={id}
          position={top ? 'top' : 'bottom-end'}
          offset={{ 'bottom-end': { ...FROM_EDGE, vertical: FROM_EDGE.vertical + barHeight } }}
          mountNode={place}
        />
      )}
    </section>
  );
}
