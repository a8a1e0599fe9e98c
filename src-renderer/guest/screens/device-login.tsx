import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { Link, useSearchParams } from 'react-router';
import { recordEvent } from '#renderer/guest/features/account/analytics/analytics.ts';
import { bookingPath } from '#renderer/guest/features/shared/guest-booking/booking-paths.ts';
import { PhoneSignIn } from '#renderer/guest/features/shared/phone-sign-in/components/phone-sign-in.tsx';
import { ReservationSignIn } from '#renderer/guest/features/shared/reservation-sign-in/components/reservation-sign-in.tsx';
import { LoginForm } from '#renderer/guest/features/shared/session/components/login-form.tsx';
import { SessionEnded } from '#renderer/guest/features/shared/session/components/session-ended.tsx';
import { rememberPathIfNone } from '#renderer/guest/features/shared/session/return-path.ts';
import {
  type SignInMethod,
  signInMethods,
} from '#renderer/guest/features/shared/sign-in-methods/sign-in-methods.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { ArchPicture } from '#renderer/platform/ui/arch-picture.tsx';
import { loginPicture } from '#renderer/platform/ui/auth-picture.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { PageFrame } from '#renderer/platform/ui/page-frame.tsx';
import { TextLink } from '#renderer/platform/ui/text-link.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';

const wideLandscape = '@media (min-width: 1280px) and (orientation: landscape)';

const useStyles = makeStyles({
  // Closer to its edges than other screens, so that all sign-in methods are visible.
  page: {
    display: 'grid',
    gap: '28px',
    alignContent: 'center',
    flexGrow: 1,
    paddingBlock: '24px 32px',
    [from.medium]: { paddingBlock: '24px 32px' },
  },
  text: { display: 'grid', gap: '12px' },
  lead: { margin: 0, color: brand.inkSoft, fontSize: '1.25rem', lineHeight: 1.45 },
  actions: {
    display: 'grid',
    gap: '8px',
    margin: 0,
    padding: '8px',
    listStyleType: 'none',
    borderRadius: '32px',
    backgroundColor: brand.groundDeep,
    [from.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  action: {
    display: 'grid',
    placeItems: 'center',
    height: '100%',
    minHeight: '56px',
    padding: '8px 20px',
    borderRadius: '999px',
    color: brand.ink,
    fontWeight: 600,
    lineHeight: 1.25,
    textAlign: 'center',
    textDecorationLine: 'none',
  },
  chosen: { backgroundColor: brand.surface, boxShadow: brand.shadowSoft },
  form: {
    display: 'grid',
    [wideLandscape]: {
      gridTemplateColumns: 'minmax(0, 36rem) minmax(0, 1fr)',
      alignItems: 'center',
      gap: '48px',
    },
  },
  picture: {
    display: 'none',
    [wideLandscape]: { display: 'block', width: 'min(20rem, 36dvh)', justifySelf: 'center' },
  },
});

/** The sign-in method in the address; without one, the method that needs no typing. */
const findMethod = (requested: string | null): SignInMethod =>
  signInMethods.find(method => method === requested) ?? 'phone';

export function Component() {
  const styles = useStyles();
  const t = useText('device-login');
  const [search] = useSearchParams();
  const method = findMethod(search.get('way'));
  const texts = {
    phone: [t('phone-sign-in:title'), t('phone-sign-in:lead')],
    reservation: [t('reservation-sign-in:title'), t('reservation-sign-in:lead')],
    password: [t('passwordTitle'), t('passwordLead')],
  } as const;
  const [title, lead] = texts[method];
  return (
    <PageFrame width="wide" className={styles.page}>
      <title>{`${title} · Pernoite`}</title>
      <div className={styles.text}>
        <Heading level={1}>{title}</Heading>
        <p className={styles.lead}>{lead}</p>
      </div>
      <SessionEnded />
      {method === 'phone' ? (
        <PhoneSignIn />
      ) : (
        <div className={styles.form}>
          {method === 'reservation' ? (
            <ReservationSignIn
              onConfirmed={({ bookingId }) => rememberPathIfNone(bookingPath.details(bookingId))}
            />
          ) : (
            <LoginForm
              onFailed={() => recordEvent({ name: 'failed_login' })}
              forgotLink={<TextLink to={paths.forgotPassword}>{t('session:login.forgot')}</TextLink>}
            />
          )}
          <ArchPicture className={styles.picture} stem={loginPicture.stem} alt="" sizes="360px" />
        </div>
      )}
      <nav aria-label={t('ways')}>
        <ul className={styles.actions}>
          {signInMethods.map(other => (
            <li key={other}>
              <Link
                className={mergeClasses(styles.action, other === method && styles.chosen)}
                to={{ search: `?way=${other}` }}
                replace
                {...(other === method && { 'aria-current': 'page' })}
              >
                {t(other)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </PageFrame>
  );
}
