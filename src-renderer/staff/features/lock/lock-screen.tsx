import { Dialog, DialogSurface, makeStyles } from '@fluentui/react-components';
import { useEffect } from 'react';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { useFocusReturn } from '#renderer/platform/ui/use-focus-return.ts';
import type { StaffSession } from '#shared/contract/staff/staff-session.ts';
import { useStaffSession } from '../shared/session/session-state.ts';
import { LockedDesk } from './locked-desk.tsx';
import { useInertPage } from './use-inert-page.ts';

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
  const session = useStaffSession();
  return session?.isLocked ? <LockCover session={session} /> : null;
}

function LockCover({ session }: { session: StaffSession }) {
  const styles = useStyles();
  const surface = useInertPage();
  useFocusReturn(true);
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['locked'] = '';
    return () => void delete dataset['locked'];
  }, []);
  return (
    <Dialog open modalType="alert">
      <DialogSurface ref={surface} className={styles.surface} aria-label={session.name} backdrop={null}>
        <LockedDesk session={session} />
      </DialogSurface>
    </Dialog>
  );
}
