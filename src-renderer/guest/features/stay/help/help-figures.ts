import { formatHour, formatMoney } from '#renderer/platform/i18n/format.ts';
import { policyFigures } from '#shared/rules/policy-figures.ts';

export const helpFigures = () => policyFigures({ hour: formatHour, money: formatMoney });
