import { lazy, Suspense, useEffect } from 'react';
import { fetchAhead } from '#renderer/platform/host/fetch-ahead.ts';
import type { VisitableRoom, Visitor } from '#shared/contract/guest/visitors.ts';
import { ActDialog } from './act-dialog.tsx';
import { PolicyDialog } from './policy-dialog.tsx';
import { VisitorPass } from './visitor-pass.tsx';

export type OpenDialog =
  | { step: 'invite' }
  | { step: 'policy' }
  | { step: 'pass'; visitor: Visitor; isNew: boolean }
  | { step: 'hide' | 'delete'; visitor: Visitor };

// The form loads its libraries; the list is shown without them.
const loadForm = () => import('./invite-dialog.tsx').then(module => ({ default: module.InviteDialog }));
const InviteDialog = lazy(loadForm);

export function useFormAhead(): void {
  useEffect(() => fetchAhead(loadForm), []);
}

type VisitorDialogsProps = {
  dialog: OpenDialog;
  rooms: readonly VisitableRoom[];
  onOpen: (dialog: OpenDialog) => void;
  onClose: () => void;
};

export function VisitorDialogs({ dialog, rooms, onOpen, onClose }: VisitorDialogsProps) {
  switch (dialog.step) {
    case 'invite':
      return (
        <Suspense fallback={null}>
          <InviteDialog
            rooms={rooms}
            onInvited={visitor => onOpen({ step: 'pass', visitor, isNew: true })}
            onClose={onClose}
          />
        </Suspense>
      );
    case 'policy':
      return <PolicyDialog onClose={onClose} />;
    case 'pass':
      return <VisitorPass visitor={dialog.visitor} isNew={dialog.isNew} onClose={onClose} />;
    case 'hide':
    case 'delete':
      return <ActDialog act={dialog.step} visitor={dialog.visitor} onClose={onClose} />;
  }
}
