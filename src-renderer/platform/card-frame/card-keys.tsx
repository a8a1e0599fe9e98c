import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLanguage, useText } from '#renderer/platform/i18n/i18n.ts';
import { noteFrameActivity } from '#renderer/platform/state/frame-activity.ts';
import { useRoom } from '#renderer/platform/ui/keyboard-room.ts';
import { brand } from '#renderer/platform/ui/theme.ts';
import { readFrameAppearance, watchFrameAppearance } from './frame-appearance.ts';
import { type FramePort, openFramePort } from './frame-port.ts';

/** Of the keys, until they report their height. */
const FIRST_HEIGHT = 320;

const useStyles = makeStyles({
  keys: {
    position: 'fixed',
    insetInline: 0,
    // At the position of the app's own keyboard (screen-keyboard.css).
    insetBlockEnd: 'var(--kiosk-bar, 0px)',
    zIndex: 2_000_000,
    display: 'block',
    width: '100%',
    border: 0,
    borderTop: `1px solid ${brand.hairline}`,
    backgroundColor: brand.groundDeep,
    boxShadow: brand.shadowLift,
  },
  // It stays loaded, so that it is ready for the first press of a field.
  away: { visibility: 'hidden' },
});

type CardKeysProps = {
  origin: string;
  channel: string;
  field: HTMLElement | null;
  isShown: boolean;
};

/** A second frame of the card page sends its keys to the first on a channel of their own, never to this page. */
export function CardKeys({ origin, channel, field, isShown }: CardKeysProps) {
  const t = useText('card-form');
  const styles = useStyles();
  const language = useLanguage();
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [height, setHeight] = useState(FIRST_HEIGHT);
  const port = useRef<FramePort | null>(null);
  useRoom(isShown ? frame : null, isShown ? field : null);
  useEffect(() => {
    if (frame === null) return;
    const sendAppearance = () =>
      port.current?.send({ code: 'look', look: readFrameAppearance(frame, language) });
    sendAppearance();
    return watchFrameAppearance(sendAppearance);
  }, [frame, language]);
  useEffect(() => () => port.current?.close(), []);
  const open = () => {
    if (frame === null) return;
    port.current?.close();
    port.current = openFramePort(
      { frame, origin, appearance: readFrameAppearance(frame, language), keys: channel },
      message => {
        if (message.code === 'height') setHeight(message.height);
        if (message.code === 'activity') noteFrameActivity();
      },
    );
  };
  return createPortal(
    <iframe
      ref={setFrame}
      className={mergeClasses(styles.keys, !isShown && styles.away)}
      style={{ height }}
      title={t('frame.keys')}
      src={`${origin}/keys`}
      sandbox="allow-scripts allow-same-origin"
      referrerPolicy="no-referrer"
      // A dialog hides its siblings from screen readers.
      data-tabster-never-hide=""
      tabIndex={-1}
      onLoad={open}
    />,
    document.body,
  );
}
