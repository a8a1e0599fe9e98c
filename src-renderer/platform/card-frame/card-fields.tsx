import { Button, makeStyles } from '@fluentui/react-components';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLanguage, useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import type { CardFrame } from './card-frame.ts';
import { CardKeys } from './card-keys.tsx';
import { readFrameAppearance, watchFrameAppearance } from './frame-appearance.ts';

const AWAY_MS = 20_000;
const SILENT_MS = 5_000;
/** Of the fields, until they report their height. */
const FIRST_HEIGHT = 252;

const useStyles = makeStyles({
  box: { position: 'relative' },
  // The fields have a 2 px margin of their own, for their focus ring.
  frame: { display: 'block', width: 'calc(100% + 4px)', margin: '-2px', border: 0 },
  opening: { position: 'absolute', inset: 0 },
  away: { display: 'grid', gap: '12px', justifyItems: 'start' },
});

type CardFieldsProps = {
  card: CardFrame;
  origin: string;
  /** True on a screen without a keyboard. */
  hasScreenKeys: boolean;
  className?: string;
};

function useFrame({
  card,
  origin,
  hasScreenKeys,
}: Pick<CardFieldsProps, 'card' | 'origin' | 'hasScreenKeys'>) {
  const language = useLanguage();
  const [element, setElement] = useState<HTMLIFrameElement | null>(null);
  const [keys] = useState(() => (hasScreenKeys ? crypto.randomUUID() : null));
  const late = useRef<ReturnType<typeof setTimeout>>(undefined);
  const spoken = useRef(language);
  spoken.current = language;
  useEffect(() => {
    if (element === null) return;
    const sendAppearance = () => card.setAppearance(readFrameAppearance(element, language));
    sendAppearance();
    return watchFrameAppearance(sendAppearance);
  }, [card, element, language]);
  useEffect(() => {
    if (element === null) return;
    late.current = setTimeout(card.giveUp, AWAY_MS);
    return () => {
      clearTimeout(late.current);
      card.close();
    };
  }, [card, element]);
  const open = useCallback(() => {
    if (element === null) return;
    // A browser's own error page loads as well, but sends no message.
    clearTimeout(late.current);
    late.current = setTimeout(card.giveUp, SILENT_MS);
    card.open(element, origin, readFrameAppearance(element, spoken.current), keys);
  }, [card, element, origin, keys]);
  return { element, setElement, open, keys };
}

/** In a frame of the card page (PAY-38), with its own labels and errors: the app gets a token, never the card. */
export function CardFields({ card, origin, hasScreenKeys, className = '' }: CardFieldsProps) {
  const t = useText('card-form');
  const styles = useStyles();
  const { step, height, wantsKeys } = useSyncExternalStore(card.subscribe, card.read);
  const { element, setElement, open, keys } = useFrame({ card, origin, hasScreenKeys });
  const [tries, setTries] = useState(0);
  if (step === 'away')
    return (
      <div className={`${styles.away} ${className}`}>
        <Notice intent="error">{t('frame.away')}</Notice>
        <Button
          size="large"
          onClick={() => {
            card.retry();
            setTries(tries + 1);
          }}
        >
          {t('frame.again')}
        </Button>
      </div>
    );
  return (
    <div className={`${styles.box} ${className}`} aria-busy={step === 'opening'}>
      <iframe
        key={tries}
        ref={setElement}
        className={styles.frame}
        style={{ height: height ?? FIRST_HEIGHT, visibility: step === 'open' ? 'visible' : 'hidden' }}
        title={t('frame.title')}
        src={`${origin}/`}
        sandbox="allow-scripts allow-same-origin"
        referrerPolicy="no-referrer"
        onLoad={open}
      />
      {step === 'opening' && <Skeleton className={styles.opening} height="100%" />}
      {keys !== null && <CardKeys origin={origin} channel={keys} field={element} isShown={wantsKeys} />}
    </div>
  );
}
