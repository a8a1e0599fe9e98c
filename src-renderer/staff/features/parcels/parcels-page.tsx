import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { PlusIcon } from '#renderer/platform/ui/icons.tsx';
import { TabStrip } from '#renderer/platform/ui/tab-strip.tsx';
import { type Parcel, type ParcelState, parcelStates } from '#shared/contract/staff/parcels.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { useHotkey } from '../shared/hotkeys/hotkeys.ts';
import { KeyCap } from '../shared/look/key-cap.tsx';
import { PageHeading } from '../shared/look/page-heading.tsx';
import { findScanned, type Scanned } from './find-scanned.ts';
import { ArrivedDialog, HandOverDialog, SendBackDialog } from './parcel-dialogs.tsx';
import { ParcelList } from './parcel-list.tsx';
import { useOpenParcels } from './queries.ts';
import { RegisterDialog } from './register-dialog.tsx';
import { ScanField } from './scan-field.tsx';

/** What is open over the list. */
export type ParcelAct = Scanned | { name: 'sendBack'; parcel: Parcel };

const toState = (wanted: string | null): ParcelState =>
  parcelStates.find(state => state === wanted) ?? 'WAITING';

export function ParcelsPage({ hotel }: { hotel: Hotel }) {
  const t = useText('staff/parcels');
  const [search] = useSearchParams();
  const open = useOpenParcels(hotel.hotelId);
  const [act, setAct] = useState<ParcelAct | null>(null);
  const state = toState(search.get('state'));
  const counts: Partial<Record<ParcelState, number>> = open.data
    ? { ANNOUNCED: open.data.ANNOUNCED.length, WAITING: open.data.WAITING.length }
    : {};
  // A scanner is faster than the list: a code that waits must not be taken for one that nobody announced.
  const scan = async (code: string) => {
    const { data } = open.data ? open : await open.refetch({ cancelRefetch: false });
    if (data) setAct(findScanned(code, [...data.WAITING, ...data.ANNOUNCED]));
    return data !== undefined;
  };
  const register = () => setAct({ name: 'register', code: '' });
  useHotkey({ keys: 'F3', name: t('register.act'), isHint: true }, register);
  return (
    <>
      <PageHeading title={t('title')} note={t('note')}>
        <Button icon={<PlusIcon />} aria-keyshortcuts="F3" onClick={register}>
          {t('register.act')} <KeyCap keys="F3" />
        </Button>
      </PageHeading>
      <ScanField onScan={scan} />
      <TabStrip
        label={t('lists')}
        tabs={parcelStates.map(one => ({
          to: `?state=${one}`,
          isHere: one === state,
          name: [t(`tabs.${one}`), counts[one]].filter(part => part !== undefined).join(' · '),
        }))}
      />
      <ParcelList hotel={hotel} state={state} open={open} onAct={setAct} />
      {act !== null && <ActDialog hotelId={hotel.hotelId} act={act} onClose={() => setAct(null)} />}
    </>
  );
}

type ActDialogProps = { hotelId: string; act: ParcelAct; onClose: () => void };

function ActDialog({ hotelId, act, onClose }: ActDialogProps) {
  switch (act.name) {
    case 'register':
      return <RegisterDialog hotelId={hotelId} code={act.code} onClose={onClose} />;
    case 'arrived':
      return <ArrivedDialog hotelId={hotelId} parcel={act.parcel} onClose={onClose} />;
    case 'handOver':
      return <HandOverDialog hotelId={hotelId} parcel={act.parcel} onClose={onClose} />;
    case 'sendBack':
      return <SendBackDialog hotelId={hotelId} parcel={act.parcel} onClose={onClose} />;
  }
}
