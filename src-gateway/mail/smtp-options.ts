import { isLoopbackUrl } from '#gateway/config/config.ts';

/** A try fails when the mail server does not respond for this long. */
const SMTP_PATIENCE_MS = 20_000;

/** For nodemailer. Beyond this machine e-mails leave by TLS alone: without STARTTLS a server gets none (SEC-22). */
export function smtpOptions(smtpUrl: string) {
  const url = new URL(smtpUrl);
  // Of url and options the url counts; smtps:// begins with TLS.
  if (url.protocol === 'smtp:' && !isLoopbackUrl(smtpUrl)) url.searchParams.set('requireTLS', 'true');
  return {
    url: url.href,
    connectionTimeout: SMTP_PATIENCE_MS,
    greetingTimeout: SMTP_PATIENCE_MS,
    socketTimeout: SMTP_PATIENCE_MS,
  };
}
