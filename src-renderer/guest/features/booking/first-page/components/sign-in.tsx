import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { recordEvent } from '#renderer/guest/features/account/analytics/analytics.ts';
import { useFlag } from '#renderer/guest/features/account/feature-flags/flags.ts';
import { LoginForm } from '#renderer/guest/features/shared/session/components/login-form.tsx';
import { SessionEnded } from '#renderer/guest/features/shared/session/components/session-ended.tsx';
import { invitedEmail } from '#renderer/guest/features/shared/session/link-secrets.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { TextLink } from '#renderer/platform/ui/text-link.tsx';
import { brand, placeAlone } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({
  actions: {
    display: 'grid',
    gap: '4px',
    margin: 0,
    paddingBlockStart: '16px',
    borderTop: `1px solid ${brand.hairline}`,
  },
  unknown: placeAlone,
  action: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8px', margin: 0 },
});

/** `isSecond`: beside the search of the first page, which stands above. */
export function SignIn({ isSecond = false }: { isSecond?: boolean }) {
  const styles = useStyles();
  const t = useText('session');
  const signUp = useFlag('IS_PRD_FEATURES_ENABLED');
  const booking = useFlag('IS_BOOKING_ENABLED');
  const areKnown = signUp !== 'loading' && booking !== 'loading';
  const offersSearch = booking !== false && !isSecond;
  return (
    <>
      <SessionEnded />
      <LoginForm
        email={invitedEmail()}
        isSecond={isSecond}
        onFailed={() => recordEvent({ name: 'failed_login' })}
        forgotLink={<TextLink to={paths.forgotPassword}>{t('login.forgot')}</TextLink>}
      />
      {(signUp !== false || offersSearch) && (
        <div className={mergeClasses(styles.actions, !areKnown && styles.unknown)}>
          {signUp !== false && (
            <p className={styles.action}>
              {t('login.noAccount')} <TextLink to={paths.signUp}>{t('login.signUp')}</TextLink>
            </p>
          )}
          {offersSearch && (
            <p className={styles.action}>
              <TextLink to={paths.booking}>{t('login.book')}</TextLink>
            </p>
          )}
        </div>
      )}
    </>
  );
}
