import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { toast } from '#renderer/platform/ui/toast.ts';
import { validationStatus } from '#shared/contract/guest/validation.ts';
import { toVerification, type Verification } from './verification-status.ts';

const linkResponse = z.object({ urlValidation: z.nullable(z.url({ protocol: /^https?$/ })) });
const validatedResponse = z.object({ isValidated: z.boolean() });

export function notifyFailure(): void {
  toast.notify({ intent: 'error', textKey: 'general:genericError' });
}

export async function fetchVerification(signal?: AbortSignal): Promise<Verification> {
  const response = await gateway.validation.status({}, signal ? { signal } : {});
  return toVerification(checked(validationStatus, response));
}

export function useVerificationStatus() {
  return useQuery({
    queryKey: queryKeys.identityStatus(),
    // The provider changes the status: another screen's state is fetched again.
    staleTime: 0,
    queryFn: async ({ signal }) => {
      try {
        return await fetchVerification(signal);
      } catch (error) {
        if (!signal.aborted) notifyFailure();
        throw error;
      }
    },
  });
}

/**
 * A fresh address of the embedded page, valid for one opening (APS-01, IDV-04, IDV-12). Null where the reception sees the
 * document: it waits for the guest from now on (PRD-03).
 */
export async function fetchLink(language: 'en' | 'pt'): Promise<string | null> {
  const response = await gateway.validation.link({}, { context: { language } });
  return checked(linkResponse, response).urlValidation;
}

export async function fetchIsValidated(signal: AbortSignal): Promise<boolean> {
  return checked(validatedResponse, await gateway.validation.isValidated({}, { signal })).isValidated;
}

const nationalityOf = z.object({ nationality: z.nullable(z.int()) });

/** The guest's nationality code; null if it is missing or cannot be fetched: the page is then in English (IDV-12). */
export function useNationality() {
  return useQuery({
    queryKey: queryKeys.nationality(),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const response = await gateway.personalInfo.find({}, { signal }).catch(() => null);
      return nationalityOf.safeParse(response).data?.nationality ?? null;
    },
  });
}
