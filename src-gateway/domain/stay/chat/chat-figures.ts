import { hour, money } from '#gateway/mail/booking-email.ts';
import { policyFigures } from '#shared/rules/policy-figures.ts';

/** The figures of the chat's texts, as the gateway's texts write them (PD-50). */
export const chatFigures = policyFigures({ hour, money });
