import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { fetchAhead } from '#renderer/platform/host/fetch-ahead.ts';

const loadDialog = () => import('./modal-dialog.tsx');
const ModalDialog = lazy(loadDialog);

export type ModalProps = {
  open: boolean;
  title: string;
  /** Called for Escape, the close button and a press outside. */
  onClose: () => void;
  actions?: ReactNode;
  /** `alert` cannot be closed by a press outside and has no close button: it needs a decision. */
  kind?: 'modal' | 'alert';
  /** `panel` (at the screen's end) and `list` are as high as it allows, so that changes in them move nothing;
   *  `page` is as wide as a public screen. */
  size?: 'small' | 'medium' | 'large' | 'panel' | 'list' | 'page';
  children: ReactNode;
};

export function Modal(props: ModalProps) {
  const [needed, setNeeded] = useState(props.open);
  if (props.open && !needed) setNeeded(true);
  useEffect(() => fetchAhead(loadDialog), []);
  if (!needed) return null;
  return (
    <Suspense fallback={null}>
      <ModalDialog {...props} />
    </Suspense>
  );
}
