import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { pause } from '#renderer/platform/gateway/pause.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { isSeenAtReception } from '#renderer/platform/host/config.ts';
import { followProcessing, saveWhenValidated } from './follow-status.ts';
import { openCase } from './open-case.ts';
import {
  fetchIsValidated,
  fetchLink,
  fetchVerification,
  notifyFailure,
  useVerificationStatus,
} from './queries.ts';
import { type Verification, verificationLanguage } from './verification-status.ts';

export type Opening =
  | { step: 'closed' }
  | { step: 'asking' }
  /** Without a dialog: there is no page to show. */
  | { step: 'announcing' }
  | { step: 'open'; address: string; openedAt: number }
  | { step: 'failed'; error: unknown };

const closed: Opening = { step: 'closed' };

type Options = {
  nationality: number | null;
  redirect: boolean;
  onSaved: (() => void) | undefined;
};

function useRedirect(redirect: boolean, onSaved: (() => void) | undefined): void {
  const save = useRef(onSaved);
  save.current = onSaved;
  useEffect(() => {
    if (!redirect) return;
    const leave = new AbortController();
    void saveWhenValidated(
      () => fetchIsValidated(leave.signal),
      { save: () => save.current?.(), fail: notifyFailure },
      leave.signal,
    );
    return () => leave.abort();
  }, [redirect]);
}

function useUpdate(show: (verification: Verification) => void) {
  const [round, setRound] = useState(0);
  const [isUpdating, setUpdating] = useState(false);
  const shown = useRef(show);
  shown.current = show;
  useEffect(() => {
    if (round === 0) return;
    const leave = new AbortController();
    const { signal } = leave;
    const ports = { status: () => fetchVerification(signal), wait: (ms: number) => pause(ms, signal) };
    followProcessing(ports, verification => shown.current(verification), signal)
      .catch(() => !signal.aborted && notifyFailure())
      .finally(() => !signal.aborted && setUpdating(false));
    return () => leave.abort();
  }, [round]);
  return {
    isUpdating,
    update: () => {
      setUpdating(true);
      setRound(current => current + 1);
    },
  };
}

export function useIdentityVerification({ nationality, redirect, onSaved }: Options) {
  const queries = useQueryClient();
  const query = useVerificationStatus();
  const [opening, setOpening] = useState<Opening>(closed);
  const [isRestarted, setRestarted] = useState(false);
  const openings = useRef(0);
  useRedirect(redirect, onSaved);
  const { update, isUpdating } = useUpdate(verification =>
    queries.setQueryData(queryKeys.identityStatus(), verification),
  );

  const refresh = () => {
    setRestarted(false);
    return queries.invalidateQueries({ queryKey: queryKeys.identityStatus() });
  };

  async function open(): Promise<void> {
    openings.current += 1;
    const mine = openings.current;
    const atReception = isSeenAtReception();
    setOpening({ step: atReception ? 'announcing' : 'asking' });
    const opened = await openCase(() => fetchLink(verificationLanguage(nationality)), atReception);
    if (mine !== openings.current) return;
    if (opened.is === 'announced') return finish();
    if (opened.is === 'page')
      return setOpening({ step: 'open', address: opened.address, openedAt: Date.now() });
    notifyFailure();
    setOpening(atReception ? closed : { step: 'failed', error: opened.error });
  }

  function finish(): void {
    shut();
    onSaved?.();
  }

  function shut(): void {
    openings.current += 1;
    setOpening(closed);
    void refresh();
  }

  return {
    query,
    // A restart sets the status to pending until the dialog has closed (IDV-14).
    verification: query.data && isRestarted ? { status: 'PENDING' as const, reasons: [] } : query.data,
    opening,
    update,
    isUpdating,
    start: () => void open(),
    restart: () => {
      setRestarted(true);
      void open();
    },
    close: shut,
    finish,
  };
}
