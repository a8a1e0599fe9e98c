import { describe, expect, test } from 'vitest';
import { chatMenus } from '#gateway/domain/stay/chat/chat-menus.ts';
import { type ChatAudience, chatFigures, chatTree } from '#gateway/domain/stay/chat/chat-tree.ts';
import en from '#locales/en/gateway/chat.json' with { type: 'json' };
import pt from '#locales/pt/gateway/chat.json' with { type: 'json' };
import { paths } from '#renderer/platform/paths.ts';
import { CHAT_LIMITS, type ChatOption } from '#shared/contract/guest/chat.ts';

const CONCIERGE = 'https://pernoite.test/concierge';
const audiences = Object.keys(chatMenus) as ChatAudience[];
const languages = ['en', 'pt'] as const;
const everyTree = audiences.flatMap(audience =>
  languages.map(language => ({ audience, language, tree: chatTree(audience, language, CONCIERGE) })),
);

type Texts = { [key: string]: string | Texts };
const leaves = (texts: Texts): string[] =>
  Object.values(texts).flatMap(value => (typeof value === 'string' ? [value] : leaves(value)));
const everyOption = (options: ChatOption[]): ChatOption[] =>
  options.flatMap(option => [option, ...everyOption(option.options)]);
const namesOf = (audience: ChatAudience) =>
  chatTree(audience, 'en', CONCIERGE).navigation.map(({ name }) => name);

/** Words for figures; `one` and `um` are articles as well. */
const NUMERALS = {
  en: /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|dozen|twice|hundred)\b/i,
  pt: /\b(dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|meia|metade|dúzia|cem)\b/i,
};

describe('the texts of the chat', () => {
  test.each([
    ['en', en],
    ['pt', pt],
  ] as const)(
    'in %s type no figure: each is filled in from the policies (CHT-08, PD-50)',
    (language, texts) => {
      for (const text of leaves(texts)) {
        const typed = text.replaceAll(/\{\{\w+\}\}/g, '');
        expect(typed).not.toMatch(/\d/);
        expect(typed).not.toMatch(NUMERALS[language]);
      }
    },
  );

  test('name only figures that there are (PD-50)', () => {
    const named = new Set(
      leaves(en).flatMap(text => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name)),
    );
    expect(Object.keys(chatFigures.en)).toEqual(expect.arrayContaining([...named]));
  });

  test.each([
    ['cancel', 'en', /^Until 48 hours before your stay.* credits, good for 18 months/],
    ['cancel', 'pt', /^Até 48 horas antes da estadia.* créditos, que valem por 18 meses/],
    ['noShow', 'en', /by 12\sPM on the day after arrival.* good for 6 months only/],
    ['bookHours', 'pt', /às 15:00 e termina às 12:00.* das 10:00, saídas até as 19:00/],
    ['bookHours', 'en', /^From the hour .* that you book\. The price of a night covers 3\sPM to 12\sPM/],
    ['lateCheckOut', 'en', /until 12\sPM\. .* until 7\sPM at most/],
    [
      'lateCheckOut',
      'en',
      /^Check-out is at the hour that you booked.* The price of a night covers .* until 12\sPM\./,
    ],
    ['lateCheckOut', 'pt', /^O check-out é no horário que você reservou.* A diária vale até as 12:00\./],
    ['overstay', 'en', /first 2 hours .* 150% of a night/],
    ['overstay', 'en', /after the departure that you booked cost nothing.* of a night plus taxes/],
    [
      'overstay',
      'pt',
      /^As primeiras 2 horas depois da saída que você reservou.* 150% de uma diária, mais impostos/,
    ],
    ['checkInWhen', 'pt', /de 24 horas antes da estadia.* a partir das 15:00/],
    ['checkInWhen', 'pt', /O quarto é seu desde o horário de chegada que você reservou/],
    ['checkInWhen', 'en', /The room is yours from the hour of arrival that you booked/],
    [
      'visitors',
      'en',
      /in one day: 1\. They come between 8\sAM and 8\sPM, for up to 4 hours, and are out by 10\sPM/,
    ],
    ['luggage', 'en', /from 8\sAM .* until 10\sPM/],
    ['pet', 'pt', /até 10 kg .* quarto: 1\. A taxa é de R\$\s350,00/],
    ['pet', 'en', /The fee is R\$\s350,00 for the whole stay, plus taxes/],
    ['doorStopped', 'en', /do that 3 times in a stay/],
    ['bookPay', 'en', /installments, or with Pix where it is offered/],
    ['bookPay', 'pt', /em até 6 vezes ou com Pix, onde for oferecido/],
    ['bookPay', 'en', /up to 6 installments.* within 4 hours.* within 2 hours of the start/],
  ] as const)('say of %s in %s what the gateway applies (CHT-08, PD-50)', (key, language, wanted) => {
    const { name } = { en, pt }[language].options[key];
    const found = everyTree
      .filter(one => one.language === language)
      .flatMap(({ tree }) => everyOption(tree.navigation))
      .find(option => option.name === name);
    expect(found?.text).toMatch(wanted);
  });
});

describe.each(everyTree)('the tree for a guest who is $audience, in $language,', ({ audience, tree }) => {
  const options = everyOption(tree.navigation);
  const constants = [tree.constants, tree.nonLoggedConstants];
  const links = [
    ...options.flatMap(({ link }) => link ?? []),
    ...constants.map(({ helpOptions }) => helpOptions.link),
  ];

  test('is short to read, has nothing left to fill in, and fits what is stored of it (CHT-01)', () => {
    expect(tree.navigation.length).toBeLessThanOrEqual(9);
    for (const { name, text, options: below } of options) {
      expect(name.length).toBeLessThanOrEqual(44);
      expect(text.length).toBeLessThanOrEqual(CHAT_LIMITS.text);
      expect(`${name} ${text}`).not.toMatch(/[{}]|undefined|NaN/);
      expect(new Set(below.map(one => one.name)).size).toBe(below.length);
    }
  });

  test('has an option back to the main menu in every list of options below it (CHT-01, CHT-04)', () => {
    for (const { options: below } of options.filter(one => one.options.length > 0))
      expect(below.filter(one => one.type === 'MAIN_MENU')).toHaveLength(1);
    expect(tree.navigation.filter(one => one.type === 'MAIN_MENU')).toEqual([]);
  });

  test('leads to pages of the app and to the concierge, and to no account where nobody is signed in (CHT-01, CHT-05, CHT-08)', () => {
    expect(links.length).toBeGreaterThan(2);
    const pages: string[] = Object.values(paths);
    for (const { url, img } of links) {
      expect(url === CONCIERGE || pages.includes(url), url).toBe(true);
      if (audience === 'anonymous') expect(url).not.toMatch(/^\/guest/);
      expect(img ?? '/pictures/').toMatch(/^\/pictures\//);
    }
    expect(options.some(({ link }) => link?.url === CONCIERGE)).toBe(true);
  });
});

test('each kind of guest reads a main menu of their own, the likeliest topic first (CHT-08)', () => {
  expect(new Set(audiences.map(audience => namesOf(audience).join())).size).toBe(audiences.length);
  const { book, change, checkIn, door } = en.options;
  const firsts = (['anonymous', 'booked', 'arriving', 'staying'] as const).map(one => namesOf(one)[0]);
  expect(firsts).toEqual([book, change, checkIn, door].map(({ name }) => name));
});
