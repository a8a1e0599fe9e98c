import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { PlusIcon } from '#renderer/platform/ui/icons.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import type { ExchangeKey } from '#shared/contract/staff/exchange-keys.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { useHotkey } from '../shared/hotkeys/hotkeys.ts';
import { EmptyNote } from '../shared/look/empty-note.tsx';
import { KeyCap } from '../shared/look/key-cap.tsx';
import { ListBones } from '../shared/look/list-bones.tsx';
import { PageHeading } from '../shared/look/page-heading.tsx';
import { EndKeyDialog } from './end-key-dialog.tsx';
import { KeyTable } from './key-table.tsx';
import { MakeKeyDialog } from './make-key-dialog.tsx';
import { useExchangeKeys } from './queries.ts';

/** Other systems that exchange bookings with the hotel, each with a key of its own (CHN-01). */
export function ExchangeKeys({ hotel }: { hotel: Hotel }) {
  const t = useText('staff/exchange');
  const keys = useExchangeKeys(hotel.hotelId);
  const [isMaking, setMaking] = useState(false);
  const [ending, setEnding] = useState<ExchangeKey | null>(null);
  useHotkey({ keys: 'F3', name: t('make'), isHint: true }, () => setMaking(true));
  return (
    <>
      <PageHeading title={t('title')} note={t('note', { hotel: hotel.name })}>
        <Button icon={<PlusIcon />} aria-keyshortcuts="F3" onClick={() => setMaking(true)}>
          {t('make')} <KeyCap keys="F3" />
        </Button>
      </PageHeading>
      {keys.isPending && <ListBones rows={3} />}
      {keys.isError && <LoadError error={keys.error} onRetry={() => void keys.refetch()} />}
      {keys.data?.length === 0 && <EmptyNote>{t('none')}</EmptyNote>}
      {keys.data !== undefined && keys.data.length > 0 && (
        <KeyTable keys={keys.data} timeZone={hotel.timeZone} onEnd={setEnding} />
      )}
      {isMaking && <MakeKeyDialog hotelId={hotel.hotelId} onClose={() => setMaking(false)} />}
      {ending !== null && (
        <EndKeyDialog hotelId={hotel.hotelId} exchangeKey={ending} onClose={() => setEnding(null)} />
      )}
    </>
  );
}
