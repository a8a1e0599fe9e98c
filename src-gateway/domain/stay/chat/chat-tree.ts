import { pictureAddresses } from '#gateway/domain/hotel/picture-addresses.ts';
import { money } from '#gateway/mail/booking-email.ts';
import { fillText, type Language } from '#gateway/platform/texts.ts';
import en from '#locales/en/gateway/chat.json' with { type: 'json' };
import pt from '#locales/pt/gateway/chat.json' with { type: 'json' };
import type { ChatConstants, ChatLink, ChatOption, ChatTree } from '#shared/contract/guest/chat.ts';
import { hourText } from '#shared/hour-text.ts';
import { policyFigures } from '#shared/rules/policy-figures.ts';
import { CHAT_LINKS, type ChatLinkName, type ChatTopic, chatMenus } from './chat-menus.ts';

export const chatFigures = {
  en: policyFigures({ hour: value => hourText(value, 'en'), money }),
  pt: policyFigures({ hour: value => hourText(value, 'pt'), money }),
} satisfies Record<Language, unknown>;

/** Nobody signed in; a guest without an active booking, with one, with check-in open, or staying now (CHT-08). */
export type ChatAudience = 'anonymous' | 'unbooked' | 'booked' | 'arriving' | 'staying';

type Texts = typeof en;
const textsOf: Record<Language, Texts> = { en, pt };

type TreeContext = { texts: Texts; language: Language; concierge: string };

/** The chat's texts for one audience (APS-29). `concierge` is the full address of the concierge's page. */
export function chatTree(audience: ChatAudience, language: Language, concierge: string): ChatTree {
  const context = { texts: textsOf[language], language, concierge };
  return {
    navigation: chatMenus[audience].map(topic => toChatOption(topic, context)),
    constants: toChatConstants(audience, 'signedIn', context),
    nonLoggedConstants: toChatConstants('anonymous', 'signedOut', context),
    canLeaveMessage: audience !== 'anonymous' && audience !== 'unbooked',
  };
}

function toChatOption({ key, link, options }: ChatTopic, context: TreeContext): ChatOption {
  const { name, text } = context.texts.options[key];
  return {
    name,
    text: fillText(text, chatFigures[context.language]),
    ...(key === 'other' && { type: 'MAIN_MENU' as const }),
    ...(link && { link: toChatLink(link, context) }),
    options: (options ?? []).map(option => toChatOption(option, context)),
  };
}

function toChatLink(name: ChatLinkName, { texts, concierge }: TreeContext): ChatLink {
  const { path, picture } = CHAT_LINKS[name];
  return {
    ...texts.links[name],
    url: path ?? concierge,
    img: picture === null ? null : pictureAddresses(picture).small,
  };
}

function toChatConstants(
  audience: ChatAudience,
  state: 'signedIn' | 'signedOut',
  context: TreeContext,
): ChatConstants {
  const { start, end, help, solved, rate } = context.texts;
  return {
    startMessage: start[audience],
    endMessage: end.message,
    endButtons: { needHelp: end.needHelp, solved: end.solved, mainMenu: end.mainMenu },
    helpOptions: { text: help[state], link: toChatLink('concierge', context) },
    solvedMessage: solved[state],
    rateOptions: rate,
  };
}
