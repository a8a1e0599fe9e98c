import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  mergeClasses,
  useModalAttributes,
} from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { CloseIcon } from './icons.tsx';
import type { ModalProps } from './modal.tsx';
import { brand, systemEdge } from './theme.ts';
import { useFocusReturn } from './use-focus-return.ts';

const phone = '@media (max-width: 639px)';

const useStyles = makeStyles({
  surface: {
    ...systemEdge,
    padding: '28px',
    borderRadius: '20px',
    // In high contrast a dialog has the colour of the page below it.
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
    color: brand.ink,
    boxShadow: brand.shadowLift,
    maxHeight: 'min(92dvh, 900px)',
    [phone]: {
      marginBlockEnd: 0,
      width: '100%',
      maxWidth: '100%',
      padding: '24px 20px max(20px, env(safe-area-inset-bottom))',
      borderRadius: '20px 20px 0 0',
    },
  },
  small: { maxWidth: '440px' },
  medium: { maxWidth: '600px' },
  large: { maxWidth: '880px' },
  panel: {
    width: '100%',
    maxWidth: '460px',
    height: 'min(92dvh, 760px)',
    marginBlockEnd: '20px',
    marginInlineEnd: '20px',
    [phone]: { height: '92dvh', marginInlineEnd: 'auto' },
  },
  page: { maxWidth: '880px' },
  list: { maxWidth: '880px', height: '92dvh' },
  panelActions: { justifySelf: 'stretch' },
  panelBody: { height: '100%', maxHeight: '100%', gridTemplateRows: 'auto minmax(0, 1fr) auto' },
  // Within the surface's own height: long content scrolls between its title and its buttons.
  body: {
    gap: '16px',
    maxHeight: 'calc(min(92dvh, 900px) - 56px)',
    [phone]: { maxHeight: 'calc(min(92dvh, 900px) - 44px)' },
  },
  title: {
    fontFamily: brand.fontDisplay,
    fontWeight: 500,
    fontSize: '1.5rem',
    lineHeight: 1.2,
    textWrap: 'balance',
  },
  // Space for the focus ring of elements at the edge; the body scrolls and would clip it.
  content: { padding: '4px', margin: '-4px', fontSize: '1rem', lineHeight: 1.5 },
  close: { marginBlock: '-8px', marginInlineEnd: '-8px' },
  actions: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '12px',
    '& > *': { [phone]: { flexGrow: 1 } },
  },
});

/** Fluent forgets which elements it hid when its last user unmounts, and the page stays hidden: a permanent user. */
function FocusKeeping() {
  useModalAttributes();
  return null;
}
createRoot(document.createDocumentFragment()).render(<FocusKeeping />);

/** After a removal the browser focuses the page, where Escape closes nothing. An effect may run after the next key. */
function useRetainedFocus() {
  const [surface, setSurface] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (surface === null) return;
    const observer = new MutationObserver(() => {
      const isTopmost = surface.closest('[aria-hidden="true"]') === null;
      if (isTopmost && document.activeElement === document.body) surface.focus({ preventScroll: true });
    });
    observer.observe(surface, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [surface]);
  return setSurface;
}

/** A dialog reopened before it has faded out would otherwise show its content in its last state. */
function useOpening(open: boolean): number {
  const [{ wasOpen, count }, setOpening] = useState({ wasOpen: open, count: 0 });
  if (open !== wasOpen) setOpening({ wasOpen: open, count: open ? count + 1 : count });
  return count;
}

/** Long content without focusable elements is itself focusable: otherwise no key could scroll it. */
function useScrollStop() {
  const [content, setContent] = useState<HTMLElement | null>(null);
  const [isStop, setStop] = useState(false);
  useEffect(() => {
    if (content === null) return;
    const observer = new ResizeObserver(() => {
      const hasStops = content.querySelector('a[href], button, input, select, textarea') !== null;
      setStop(!hasStops && content.scrollHeight > content.clientHeight);
    });
    observer.observe(content);
    return () => observer.disconnect();
  }, [content]);
  return { ref: setContent, ...(isStop ? { tabIndex: 0 } : {}) };
}

export default function ModalDialog({
  open,
  title,
  onClose,
  actions,
  kind = 'modal',
  size = 'medium',
  children,
}: ModalProps) {
  const styles = useStyles();
  const t = useText('general');
  useFocusReturn(open);
  const opening = useOpening(open);
  const scrollStop = useScrollStop();
  const surface = useRetainedFocus();
  return (
    <Dialog open={open} modalType={kind} onOpenChange={(_, data) => !data.open && onClose()}>
      <DialogSurface
        ref={surface}
        className={mergeClasses(styles.surface, styles[size])}
        data-size={size}
        data-closing={open ? undefined : true}
      >
        <DialogBody
          key={opening}
          className={mergeClasses(styles.body, (size === 'panel' || size === 'list') && styles.panelBody)}
        >
          <DialogTitle
            className={styles.title}
            action={
              kind === 'modal' ? (
                <Button
                  className={styles.close}
                  appearance="subtle"
                  aria-label={t('close')}
                  icon={<CloseIcon />}
                  onClick={onClose}
                />
              ) : null
            }
          >
            {title}
          </DialogTitle>
          <DialogContent className={styles.content} {...scrollStop}>
            {children}
          </DialogContent>
          {actions !== undefined && (
            <DialogActions
              fluid
              className={mergeClasses(styles.actions, size === 'panel' && styles.panelActions)}
            >
              {actions}
            </DialogActions>
          )}
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
