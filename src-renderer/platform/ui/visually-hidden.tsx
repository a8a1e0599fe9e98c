import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  hidden: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});

type VisuallyHiddenProps = {
  children: ReactNode;
  /** Makes it a live region: `status` waits for a pause, `alert` interrupts. */
  role?: 'status' | 'alert';
};

export function VisuallyHidden({ children, role }: VisuallyHiddenProps) {
  return (
    <span className={useStyles().hidden} role={role}>
      {children}
    </span>
  );
}
