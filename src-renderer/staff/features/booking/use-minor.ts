import { useMutation, useQueryClient } from '@tanstack/react-query';
import { parseTypedDate } from '#renderer/platform/forms/typed-date.ts';
import { currentLanguage } from '#renderer/platform/i18n/language.ts';
import { toast } from '#renderer/platform/ui/toast.ts';
import type { DeskPerson } from '#shared/contract/staff/desk-booking.ts';
import { type MinorRegistration, minorDocumentKind, minorRelation } from '#shared/contract/staff/minors.ts';
import { minorFields } from '#shared/minor-fields.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import type { MinorValues } from './minor-schema.ts';

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
