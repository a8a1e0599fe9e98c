import { useAppForm } from '#renderer/platform/forms/form.tsx';
import { useLanguage } from '#renderer/platform/i18n/i18n.ts';
import { toFieldStates } from './field-state.ts';
import { type DocumentGuest, useComparison } from './queries.ts';
import { emptyDocument, type TypedValues, toSeenDocument, toTypedDocument } from './typed-document.ts';
import { useSettled } from './use-settled.ts';

const loadSchema = () => import('./document-schema.ts').then(module => module.documentSchema);

/** The form of a document, compared with what the guest entered while it is typed. */
export function useComparedDocument(guest: DocumentGuest, version: number) {
  const language = useLanguage();
  const form = useAppForm({
    schema: loadSchema,
    defaultValues: { ...emptyDocument, isPersonSeen: false },
  });
  const values = form.watch();
  const typed = toTypedDocument(values, language);
  const compared = useComparison(guest, useSettled(typed), version);
  return {
    form,
    values,
    typed,
    compared,
    states: toFieldStates(typed, compared.isError ? undefined : compared.data),
    toSeen: (given: TypedValues) => toSeenDocument(given, language),
  };
}
