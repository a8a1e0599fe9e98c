import type { SavedCard } from '#shared/contract/payment.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { UsageDialog } from './usage-dialog.tsx';

/** The dialogs over the wallet. */
export type OpenDialog =
  | { what: 'add' }
  | { what: 'usage' }
  | { what: 'rename' | 'delete'; card: SavedCard }
  | null;

type WalletDialogsProps = {
  asked: Exclude<OpenDialog, { what: 'add' } | null>;
  cards: SavedCard[];
  onClose: () => void;
  onDeleted: () => void;
};

/** The wallet's dialogs, but for the one that adds a card. */
export function WalletDialogs({ asked, cards, onClose, onDeleted }: WalletDialogsProps) {
  return (
    <>
      {asked.what === 'usage' && <UsageDialog open onClose={onClose} />}
      {asked.what === 'rename' && <RenameDialog card={asked.card} onClose={onClose} />}
      {asked.what === 'delete' && (
        <DeleteDialog card={asked.card} cards={cards} onClose={onClose} onDeleted={onDeleted} />
      )}
    </>
  );
}
