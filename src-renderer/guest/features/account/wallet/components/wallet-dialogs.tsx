import type { SavedCard } from '#shared/contract/guest/payment.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { UsageDialog } from './usage-dialog.tsx';

export type OpenDialog =
  | { what: 'add' }
  | { what: 'usage' }
  | { what: 'rename' | 'delete'; card: SavedCard }
  | null;

type WalletDialogsProps = {
  dialog: Exclude<OpenDialog, { what: 'add' } | null>;
  cards: SavedCard[];
  onClose: () => void;
  onDeleted: () => void;
};

export function WalletDialogs({ dialog, cards, onClose, onDeleted }: WalletDialogsProps) {
  return (
    <>
      {dialog.what === 'usage' && <UsageDialog open onClose={onClose} />}
      {dialog.what === 'rename' && <RenameDialog card={dialog.card} onClose={onClose} />}
      {dialog.what === 'delete' && (
        <DeleteDialog card={dialog.card} cards={cards} onClose={onClose} onDeleted={onDeleted} />
      )}
    </>
  );
}
