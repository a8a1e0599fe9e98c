import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { parseTypedDate, showTypedDate } from '#renderer/platform/forms/typed-date.ts';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { currentLanguage } from '#renderer/platform/i18n/language.ts';
import { toast } from '#renderer/platform/ui/toast.ts';
import type { DeskPerson } from '#shared/contract/staff/desk-booking.ts';
import {
  type MinorRegistration,
  minorDocumentKind,
  minorRelation,
  type StoredMinorRegistration,
  storedMinor,
} from '#shared/contract/staff/minors.ts';
import { type MinorField, minorFields } from '#shared/minor-fields.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import { useIsUnlocked } from '../shared/session/session-state.ts';
import type { MinorValues } from './minor-schema.ts';

/** The values that the form begins with: those of a registration that is corrected, or none. */
export function toMinorValues(
  stored: StoredMinorRegistration | null,
  { minorFields: asked, adults }: { minorFields: readonly MinorField[]; adults: readonly DeskPerson[] },
): MinorValues {
  const isHere = adults.some(({ roomGuestId }) => roomGuestId === stored?.responsibleId);
  return {
    documentKind: stored?.documentKind ?? '',
    documentNumber: stored?.documentNumber ?? '',
    birthDate: stored === null ? '' : showTypedDate(stored.birthDate, currentLanguage()),
    responsibleId: (isHere ? stored?.responsibleId : adults[0]?.roomGuestId) ?? '',
    relation: stored?.relation ?? '',
    further: Object.fromEntries(
      asked.map(field => [field, stored?.further.find(one => one.field === field)?.text ?? '']),
    ),
  };
}

/** Of a minor who is registered; each fetch is an act in the record, so that none is repeated by itself. */
export function useStoredMinor(
  { hotelId, bookingId }: { hotelId: string; bookingId: string },
  { roomGuestId, minorRegisteredAt }: DeskPerson,
) {
  const isUnlocked = useIsUnlocked();
  return useQuery({
    queryKey: staffKeys.minor(hotelId, roomGuestId),
    queryFn: async ({ signal }) =>
      checked(storedMinor, await staffGateway.minors.find({ hotelId, bookingId, roomGuestId }, { signal })),
    staleTime: 0,
    gcTime: 0,
    enabled: isUnlocked && minorRegisteredAt !== null,
  });
}

/** What the form was checked for, as the gateway takes it. */
export function toRegistration(values: MinorValues): MinorRegistration {
  const birthDate = parseTypedDate(values.birthDate, currentLanguage());
  if (birthDate === null) throw new Error('the form has let an incomplete date through');
  return {
    documentKind: minorDocumentKind.parse(values.documentKind),
    documentNumber: values.documentNumber,
    birthDate,
    responsibleId: values.responsibleId,
    relation: minorRelation.parse(values.relation),
    further: minorFields.flatMap(field => {
      const text = values.further[field];
      return text === undefined || text === '' ? [] : [{ field, text }];
    }),
  };
}

export function useMinor(
  { hotelId, bookingId }: { hotelId: string; bookingId: string },
  minor: DeskPerson,
  onDone: () => void,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (values: MinorValues) =>
      staffGateway.minors.register({
        hotelId,
        bookingId,
        roomGuestId: minor.roomGuestId,
        ...toRegistration(values),
      }),
    onSuccess: () => {
      toast.notify({
        intent: 'success',
        textKey: 'staff/booking:minor.done',
        values: { name: minor.socialName ?? minor.name },
      });
      onDone();
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: staffKeys.booking(hotelId, bookingId) }),
  });
}
