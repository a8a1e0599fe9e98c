import { policyFigures } from '#shared/rules/policy-figures.ts';
import { hour, money } from '../mail/booking-email.ts';

/** The figures of the chat's texts, as the gateway's texts write them (PD-50). */
export const chatFigures = policyFigures({ hour, money });
