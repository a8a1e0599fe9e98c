import { formatHour, formatMoney } from '#renderer/platform/i18n/format.ts';
import { policyFigures } from '#shared/rules/policy-figures.ts';

/** The figures of the help's texts, in the page's language (PD-50). */
export const helpFigures = () => policyFigures({ hour: formatHour, money: formatMoney });
