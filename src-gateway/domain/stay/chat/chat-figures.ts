import { hour, money } from '#gateway/mail/booking-email.ts';
import { policyFigures } from '#shared/rules/policy-figures.ts';

export const chatFigures = policyFigures({ hour, money });
