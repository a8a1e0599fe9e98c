import type { Language } from '../context.ts';
import type { EmailContent } from './email-content.ts';

/** The closing of every e-mail. */
export const closingOf = (language: Language) =>
  language === 'pt' ? 'Até breve, Pernoite' : 'See you soon, Pernoite';

/** "Hello, Ada.", or "Hello." where the name may not be said. */
const hello = (language: Language, name: string | null) => {
  const word = language === 'pt' ? 'Olá' : 'Hello';
  return name === null ? `${word}.` : `${word}, ${name}.`;
};

/** A heading with the name at its end, where there is one. */
const withName = (words: string, name: string | null) => (name === null ? words : `${words}, ${name}`);

const link = (publicUrl: string, language: Language, query: Record<string, string> = {}) =>
  `${publicUrl}/?${new URLSearchParams({ ...query, lang: language === 'pt' ? 'PORTUGUESE' : 'ENGLISH' }).toString()}`;

/** Address of the guest app in the guest's language (APP-16). */
export const homeLink = (publicUrl: string, language: Language) => link(publicUrl, language);

/** Sent once to a new account. */
export function welcomeEmail(language: Language, name: string | null, publicUrl: string): EmailContent {
  const href = homeLink(publicUrl, language);
  return language === 'pt'
    ? {
        language,
        subject: 'Que bom ter você no Pernoite',
        heading: withName('Que bom ter você aqui', name),
        paragraphs: [
          'Sua conta está criada. Com ela você reserva, entra no quarto e vai embora sem passar por balcão nenhum.',
          'Falta só confirmar o seu e-mail: o link está em outra mensagem que acabamos de enviar.',
        ],
        button: { label: 'Abrir o Pernoite', href },
        closing: closingOf(language),
        footnote: 'Você recebe este e-mail porque criou uma conta no Pernoite.',
      }
    : {
        language,
        subject: 'Good to have you at Pernoite',
        heading: withName('Good to have you here', name),
        paragraphs: [
          'Your account is ready. With it you book, open your room and leave without ever queueing at a desk.',
          'One thing is left: confirm your e-mail with the link in the other message that we have just sent.',
        ],
        button: { label: 'Open Pernoite', href },
        closing: closingOf(language),
        footnote: 'You are getting this e-mail because you created an account at Pernoite.',
      };
}

/** Link to /email-verification through the home page's query (APP-15). */
export function verificationEmail(
  language: Language,
  name: string | null,
  code: string,
  publicUrl: string,
): EmailContent {
  const href = link(publicUrl, language, { mode: 'verifyEmail', oobCode: code });
  return language === 'pt'
    ? {
        language,
        subject: 'Confirme o seu e-mail',
        heading: 'Confirme o seu e-mail',
        paragraphs: [
          `${hello(language, name)} Toque no botão para confirmar que este endereço é seu.`,
          'O link vale por 24 horas e funciona uma vez.',
        ],
        button: { label: 'Confirmar e-mail', href },
        closing: closingOf(language),
        footnote: 'Não criou uma conta no Pernoite? Então ignore este e-mail: nada acontece.',
      }
    : {
        language,
        subject: 'Confirm your e-mail',
        heading: 'Confirm your e-mail',
        paragraphs: [
          `${hello(language, name)} Press the button to confirm that this address is yours.`,
          'The link is good for 24 hours and works once.',
        ],
        button: { label: 'Confirm e-mail', href },
        closing: closingOf(language),
        footnote: 'Did you not create an account at Pernoite? Then ignore this e-mail: nothing will happen.',
      };
}

/** Link to /reset-password through the home page's query (APP-14). */
export function resetEmail(
  language: Language,
  name: string | null,
  code: string,
  publicUrl: string,
): EmailContent {
  const href = link(publicUrl, language, { mode: 'resetPassword', oobCode: code });
  return language === 'pt'
    ? {
        language,
        subject: 'Crie uma nova senha',
        heading: 'Crie uma nova senha',
        paragraphs: [
          `${hello(language, name)} Recebemos um pedido para trocar a senha da sua conta.`,
          'O link vale por 1 hora e funciona uma vez. Depois da troca, você sai da conta em todos os aparelhos.',
        ],
        button: { label: 'Criar nova senha', href },
        closing: closingOf(language),
        footnote: 'Não foi você? Ignore este e-mail: a sua senha continua a mesma.',
      }
    : {
        language,
        subject: 'Choose a new password',
        heading: 'Choose a new password',
        paragraphs: [
          `${hello(language, name)} Somebody asked to change the password of your account.`,
          'The link is good for 1 hour and works once. After the change you are signed out on every device.',
        ],
        button: { label: 'Choose new password', href },
        closing: closingOf(language),
        footnote: 'Was it not you? Ignore this e-mail: your password stays as it is.',
      };
}

/** The six digits for a hotel's own device (BEY-02). No link: the code is to be typed where it was requested. */
export function signInCodeEmail(
  language: Language,
  facts: { name: string | null; code: string; locator: string; hotelName: string | null },
): EmailContent {
  const { name, code, locator, hotelName } = facts;
  return language === 'pt'
    ? {
        language,
        subject: 'O seu código para entrar',
        heading: 'O seu código para entrar',
        paragraphs: [
          `${hello(language, name)} Alguém quer entrar com a reserva ${locator} em um aparelho do hotel${hotelName ? ` (${hotelName})` : ''}. Se é você, digite lá este código.`,
          'O código vale por 10 minutos e funciona uma vez. Nossa equipe nunca pede este código.',
        ],
        mark: { label: 'Código', value: code },
        closing: closingOf(language),
        footnote: 'Não foi você? Ignore este e-mail: sem o código ninguém entra.',
      }
    : {
        language,
        subject: 'Your sign-in code',
        heading: 'Your sign-in code',
        paragraphs: [
          `${hello(language, name)} Somebody wants to sign in with booking ${locator} on a device of the hotel${hotelName ? ` (${hotelName})` : ''}. If it is you, type this code there.`,
          'The code is good for 10 minutes and works once. Our team never asks for it.',
        ],
        mark: { label: 'Code', value: code },
        closing: closingOf(language),
        footnote: 'Was it not you? Ignore this e-mail: nobody gets in without the code.',
      };
}
