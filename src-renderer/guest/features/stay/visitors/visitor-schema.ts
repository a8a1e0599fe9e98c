import * as z from 'zod/mini';
import { VISITOR_NAME_LENGTHS, visitorDocumentType, visitorType } from '#shared/contract/guest/visitors.ts';
import { normalizeName } from '#shared/rules/person-name.ts';
import { isVisitorDocument, isVisitorName } from '#shared/rules/visitor-details.ts';
import type { VisitorValues } from './visitor-values.ts';

const key = (name: string) => `visitorForm.errors.${name}`;
const required = () => z.string().check(z.refine(value => value.trim() !== '', { error: key('required') }));

const name = (max: number) =>
  required().check(
    z.refine(value => value.trim() === '' || isVisitorName(value), { error: key('onlyLetters') }),
    z.refine(value => normalizeName(value).length <= max, { error: key('tooLong') }),
  );

/** The form's rules; messages are keys of the `visitors` texts (VIS-06 to VIS-09). */
export const visitorSchema = z
  .object({
    room: required(),
    fullName: name(VISITOR_NAME_LENGTHS.fullName),
    nickname: name(VISITOR_NAME_LENGTHS.nickname),
    documentType: visitorDocumentType,
    document: required(),
    visitorType,
    visitDate: required(),
    startTime: required(),
    endTime: required(),
  })
  .check(
    ...(['CPF', 'PASSPORT'] as const).map(type =>
      z.refine<VisitorValues>(
        values => values.documentType !== type || values.document.trim() === '' || isVisitorDocument(values),
        // `when`: a rule is checked even while other fields are still invalid.
        { path: ['document'], error: key(type.toLowerCase()), when: () => true },
      ),
    ),
  );
