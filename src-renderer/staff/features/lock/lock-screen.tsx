import { Dialog, DialogSurface, makeStyles } from '@fluentui/react-components';
import { useEffect } from 'react';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { useFocusReturn } from '#renderer/platform/ui/use-focus-return.ts';
import { useStaffSession } from '../shared/session/session-state.ts';
import { LockedDesk } from './locked-desk.tsx';

const useStyles = makeStyles({
  surface: {
    position: 'fixed',
    inset: 0,
    width: '100%',
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: 0,
    outlineStyle: 'none',
    overflow: 'auto',
    backgroundColor: brand.ground,
    color: brand.ink,
    boxShadow: 'none',
    [from.medium]: { display: 'grid' },
  },
});

/** Covers the page without unmounting it: what was typed is there again for whoever opens or takes over. */
export function LockScreen() {
  const styles = useStyles();
  const session = useStaffSession();
  const isLocked = session?.isLocked === true;
  useFocusReturn(isLocked);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (!isLocked) return;
    dataset['locked'] = '';
    return () => void delete dataset['locked'];
  }, [isLocked]);
  if (session === null || !isLocked) return null;
  return (
    <Dialog open modalType="alert">
      <DialogSurface className={styles.surface} aria-label={session.name} backdrop={null}>
        <LockedDesk session={session} />
      </DialogSurface>
    </Dialog>
  );
}
