import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { decided, documentComparison, enteredIdentity } from '#shared/contract/staff/documents.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import { useIsUnlocked } from '../shared/session/session-state.ts';
import type { Compared } from './field-state.ts';
import type { TypedDocument } from './typed-document.ts';

export type DocumentGuest = { hotelId: string; bookingId: string; roomGuestId: string };

const wholeNumber = z.object({ number: z.nullable(z.string()) });

/** Each fetch is an act in the record, so that only the page's opening and a conflict make one. */
export function useDocument(guest: DocumentGuest) {
  const enabled = useIsUnlocked();
  return useQuery({
    queryKey: staffKeys.document(guest.hotelId, guest.bookingId, guest.roomGuestId),
    enabled,
    queryFn: async ({ signal }) =>
      checked(enteredIdentity, await staffGateway.documents.find(guest, { signal })),
    // Not again after an unlocking.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** The number stays in this mutation alone, and goes with the page. */
export function useWholeNumber(guest: DocumentGuest) {
  return useMutation({
    mutationFn: async () => checked(wholeNumber, await staffGateway.documents.openNumber(guest)).number,
    gcTime: 0,
  });
}

const partialComparison = z.partial(documentComparison);

/** What is typed of the document is nowhere once the page is closed. */
export function useComparison(guest: DocumentGuest, document: TypedDocument, version: number) {
  const isUnlocked = useIsUnlocked();
  return useQuery({
    queryKey: [
      ...staffKeys.document(guest.hotelId, guest.bookingId, guest.roomGuestId),
      'compare',
      version,
      document,
    ],
    queryFn: async ({ signal }): Promise<Compared> => ({
      document,
      comparison: checked(
        partialComparison,
        await staffGateway.documents.compare({ ...guest, document }, { signal }),
      ),
    }),
    enabled: isUnlocked && Object.keys(document).length > 0,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export const checkedDecision = (response: unknown) => checked(decided, response);
