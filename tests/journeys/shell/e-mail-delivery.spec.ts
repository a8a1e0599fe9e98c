import { readMail } from '../../gateway/received-mail.ts';
import { type SmtpServer, startSmtpServer } from '../../gateway/smtp-server.ts';
import { expect, test as journey } from '../fixtures.ts';
import { LoginPage } from '../pages/login-page.ts';
import { ForgotPasswordPage, ResetPasswordPage } from '../pages/password-pages.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { SignUpPage } from '../pages/sign-up-page.ts';
import { textsOf } from '../pages/texts.ts';

type Post = { mailServer: SmtpServer };

/** A gateway that hands its e-mails to a mail server, as a hotel's does (PD-07). */
const test = journey.extend<object, Post>({
  mailServer: [
    async ({}, use) => {
      const server = await startSmtpServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],

  gateway: async ({ gateways, mailServer }, use) =>
    use(await gateways.of(mailServer, { SMTP_URL: mailServer.url })),
});

/** The link behind the button of the newest mail to an address; the plain text shows the same one. */
async function linkTo(server: SmtpServer, recipient: string, subject: string): Promise<string> {
  const mails = () => server.received.filter(({ to }) => to.includes(recipient)).map(mail => readMail(mail));
  await expect
    .poll(() => mails().map(mail => mail.subject), { message: 'mails that arrived', timeout: 15_000 })
    .toContain(subject);
  const mail = mails().findLast(one => one.subject === subject);
  const link = /href="([^"]*oobCode=[^"]*)"/.exec(mail?.html ?? '')?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(mail?.text).toContain(link);
  return link;
}

for (const language of ['pt', 'en'] as const) {
  const t = textsOf(language);
  const subjects =
    language === 'pt'
      ? { verify: 'Confirme o seu e-mail', reset: 'Crie uma nova senha' }
      : { verify: 'Confirm your e-mail', reset: 'Choose a new password' };

  test(`the links of the e-mails that arrive verify a new guest and change the password, in ${language} (SGN-23, SGN-27, SGN-34, SGN-38, API-37, API-42)`, async ({
    page,
    mailServer,
  }) => {
    const email = `dora.${language}.${Date.now().toString(36)}@hospede.test`;
    const shell = new ShellPage(page, language);
    const signUp = new SignUpPage(page, language);
    await signUp.open();
    await signUp.identify(email, 'Dora Lins Prado');
    await signUp.contact(language === 'pt' ? '24/08/1990' : '08/24/1990', '11912345678');
    await signUp.protect('Varanda#2026');
    await signUp.create.click();
    await expect(page).toHaveURL('/email-verification');

    await page.goto(await linkTo(mailServer, email, subjects.verify));
    await expect(shell.toast(t('email-verification:confirmationSuccess'))).toBeVisible();
    await expect(page).toHaveURL('/');
    await shell.leave();

    const login = new LoginPage(page, language);
    await login.forgot.click();
    await new ForgotPasswordPage(page, language).ask(email);
    await page.goto(await linkTo(mailServer, email, subjects.reset));
    await new ResetPasswordPage(page, language).choose('Quintal#2026');
    await expect(page).toHaveURL('/login');
    await login.signIn({ email, password: 'Quintal#2026' });
    await expect(page).toHaveURL('/');
  });
}
