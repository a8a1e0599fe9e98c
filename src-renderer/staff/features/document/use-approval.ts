import { useMutation } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import type { DocumentField, SeenDocument } from '#shared/contract/staff/documents.ts';
import { documentFields } from '#shared/contract/staff/documents.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { toFieldErrors } from './approval.ts';
import type { Decision } from './decided.tsx';
import { checkedDecision, type DocumentGuest } from './queries.ts';
import type { TypedValues } from './typed-document.ts';

type Approval = { version: number; document: SeenDocument; corrected: DocumentField[] };

/** Approves the document as it is typed; what the gateway says about a field stands at that field. */
export function useApproval(
  guest: DocumentGuest,
  form: UseFormReturn<TypedValues & { isPersonSeen: boolean }>,
  onDecided: (decision: Decision) => void,
) {
  return useMutation({
    mutationFn: async (approval: Approval) =>
      checkedDecision(await staffGateway.documents.approve({ ...guest, ...approval, isPersonSeen: true })),
    onSuccess: ({ comparison }) =>
      onDecided({
        name: 'approved',
        corrected: documentFields.filter(field => comparison[field] === 'DIFFERENT'),
      }),
    onError: error => {
      for (const { field, message } of toFieldErrors(error)) {
        const known = documentFields.find(one => one === field);
        if (known !== undefined) form.setError(known, { message });
      }
    },
  });
}
