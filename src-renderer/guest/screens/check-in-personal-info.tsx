import { makeStyles } from '@fluentui/react-components';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { IdentityVerification } from '#renderer/guest/features/account/identity-verification/components/identity-verification.tsx';
import { useNationality } from '#renderer/guest/features/account/identity-verification/queries.ts';
import { PersonalData } from '#renderer/guest/features/account/personal-information/components/personal-data.tsx';
import {
  isIdentityGiven,
  type PersonalPart,
  partAfter,
  personalPartFor,
  progressAt,
} from '#renderer/guest/features/booking/check-in/check-in-flow.ts';
import { useCheckInPage } from '#renderer/guest/features/booking/check-in/check-in-page.ts';
import { checkInPath } from '#renderer/guest/features/booking/check-in/check-in-paths.ts';
import { fetchCheckIn, saveProgress } from '#renderer/guest/features/booking/check-in/queries.ts';
import {
  DraftGuests,
  isDraftComplete,
} from '#renderer/guest/features/booking/room-guests/components/draft-guests.tsx';
import { rebaseDraft } from '#renderer/guest/features/shared/guest-booking/guests-draft.ts';
import { BirthDateField } from '#renderer/guest/features/shared/sign-up/components/birth-date-field.tsx';
import { PhoneFields } from '#renderer/guest/features/shared/sign-up/components/sign-up-fields.tsx';
import { useCountries } from '#renderer/guest/features/shared/sign-up/queries.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { webConfig } from '#renderer/platform/host/config.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Dock } from '#renderer/platform/ui/dock.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { ScreenTitle } from '#renderer/platform/ui/screen-title.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import type { GuestsDraft } from '#shared/contract/guest/check-in.ts';

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' },
  go: { justifySelf: 'start', minWidth: '200px' },
});

function usePartEnd() {
  const queries = useQueryClient();
  const { state, attempt, leave, goTo } = useCheckInPage();
  return (part: PersonalPart) =>
    attempt(async () => {
      // The save may have revoked the identity, and pictures may have been sent.
      const fresh = await fetchCheckIn(queries, state.bookingId);
      // It was finished elsewhere: the frame redirects.
      if (fresh.accommodationIds.length === 0) return;
      const next = part === 'identity' && !isIdentityGiven(fresh) ? 'identity' : partAfter(fresh, part);
      const isEdit = fresh.step === 'confirm' && (next === null || next === 'guests');
      // This page's identity state is outdated.
      if (part === next) await queries.invalidateQueries({ queryKey: queryKeys.identityStatus() });
      else if (next === null || isEdit) await leave('personalInfo', fresh);
      else await goTo(checkInPath(fresh, 'personalInfo', next));
    });
}

function DataPart({ onDone }: { onDone: () => Promise<void> }) {
  const t = useText('check-in');
  const countries = useCountries();
  const { offerAgain } = useCheckInPage();
  return (
    <PersonalData
      mode="checkIn"
      saveLabel={t('next')}
      countries={countries.data ?? []}
      birthDate={<BirthDateField name="dateOfBirth" />}
      phone={<PhoneFields />}
      onSaved={onDone}
      onLost={offerAgain}
    />
  );
}

function IdentityPart({ onDone }: { onDone: () => Promise<void> }) {
  const nationality = useNationality();
  const { booking } = useCheckInPage();
  if (nationality.isPending) return <Skeleton height="280px" />;
  return (
    <IdentityVerification
      nationality={nationality.data ?? null}
      contact={webConfig().links.contact}
      hotelId={booking.building.hotelId}
      redirect
      onSaved={() => void onDone()}
      onContinue={onDone}
    />
  );
}

function GuestsPart({ onDone }: { onDone: () => Promise<void> }) {
  const t = useText('check-in');
  const styles = useStyles();
  const queries = useQueryClient();
  const { booking, state, rooms } = useCheckInPage();
  const [isBusy, setBusy] = useState(false);
  const [isIncomplete, setIncomplete] = useState(false);
  const draft = state.draft === null ? null : rebaseDraft(state.draft, booking);
  const accommodationIds = rooms.filter(room => room.isMainGuestLogged).map(room => room.accommodationId);
  const store = async (next: GuestsDraft) => {
    const step = progressAt(state, 'personalInfo');
    await saveProgress(queries, { bookingId: state.bookingId, step, draft: next });
    setIncomplete(false);
  };
  async function goOn() {
    if (!isDraftComplete({ booking, accommodationIds, draft })) return setIncomplete(true);
    setBusy(true);
    await onDone();
    setBusy(false);
  }
  const isRebased = state.draft !== null && draft !== state.draft;
  return (
    <div className={styles.page}>
      {isRebased && <Notice intent="info">{t('guests.changed')}</Notice>}
      <DraftGuests booking={booking} accommodationIds={accommodationIds} draft={draft} onChange={store} />
      {isIncomplete && <Notice intent="error">{t('guests.withoutMain')}</Notice>}
      <Dock>
        <BusyButton className={styles.go} busy={isBusy} onClick={() => void goOn()}>
          {t('next')}
        </BusyButton>
      </Dock>
    </div>
  );
}

/** A new part scrolls up and moves the focus like a new page. */
function useArrival(part: PersonalPart): void {
  const [first] = useState(part);
  const [hasMoved, setMoved] = useState(false);
  useEffect(() => {
    if (part === first && !hasMoved) return;
    setMoved(true);
    const main = document.querySelector('main');
    main?.scrollTo({ top: 0 });
    main?.focus({ preventScroll: true });
  }, [part, first, hasMoved]);
}

export function Component() {
  const t = useText('check-in');
  const [search] = useSearchParams();
  const { state } = useCheckInPage();
  const part = personalPartFor(state, search.get('part'));
  const end = usePartEnd();
  useArrival(part);
  const parts: Record<PersonalPart, ReactNode> = {
    data: <DataPart onDone={() => end('data')} />,
    identity: <IdentityPart onDone={() => end('identity')} />,
    guests: <GuestsPart onDone={() => end('guests')} />,
  };
  return (
    <>
      <ScreenTitle title={t(`${part}.title`)} lead={t(`${part}.lead`)} page={t('pageTitle')} />
      {parts[part]}
    </>
  );
}
