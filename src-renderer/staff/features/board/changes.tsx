import { Button, makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand, canHover } from '#renderer/platform/ui/theme.ts';
import { VisuallyHidden } from '#renderer/platform/ui/visually-hidden.tsx';
import { useHotkey } from '../shared/hotkeys/hotkeys.ts';
import { KeyCap } from '../shared/look/key-cap.tsx';

const useStyles = makeStyles({
  button: {
    border: `1px solid ${brand.brass}`,
    backgroundColor: brand.brassWash,
    color: brand.brassInk,
    [canHover]: {
      ':hover': { border: `1px solid ${brand.brass}`, backgroundColor: brand.brassWash, color: brand.ink },
    },
  },
});

/** What has changed elsewhere while somebody reads the lists: said, and shown only when they want it. */
export function Changes({ count, onShow }: { count: number; onShow: () => void }) {
  const styles = useStyles();
  const t = useText('staff/board');
  useHotkey({ keys: 'F9', name: t('keys.changes') }, onShow);
  return (
    <>
      <VisuallyHidden role="status">{count > 0 ? t('changes.waiting', { count }) : ''}</VisuallyHidden>
      {count > 0 && (
        <Button className={styles.button} aria-keyshortcuts="F9" onClick={onShow}>
          {t('changes.show', { count })}
          <KeyCap keys="F9" isPlain />
        </Button>
      )}
    </>
  );
}
