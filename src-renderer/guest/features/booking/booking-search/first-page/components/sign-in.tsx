import { makeStyles, mergeClasses } from '@fluentui/react-components';
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

type SignInProps = {
  /** Null until the flags have come: the place is kept. */
  offers: { signUp: boolean; search: boolean } | null;
  /** Beside the search of the first page, which stands above. */
  isSecond?: boolean;
  onFailed: () => void;
};

export function SignIn({ offers, isSecond = false, onFailed }: SignInProps) {
  const styles = useStyles();
  const t = useText('session');
  const { signUp, search } = offers ?? { signUp: true, search: !isSecond };
  return (
    <>
      <SessionEnded />
      <LoginForm
        email={invitedEmail()}
        isSecond={isSecond}
        onFailed={onFailed}
        forgotLink={<TextLink to={paths.forgotPassword}>{t('login.forgot')}</TextLink>}
      />
      {(signUp || search) && (
        <div className={mergeClasses(styles.actions, offers === null && styles.unknown)}>
          {signUp && (
            <p className={styles.action}>
              {t('login.noAccount')} <TextLink to={paths.signUp}>{t('login.signUp')}</TextLink>
            </p>
          )}
          {search && (
            <p className={styles.action}>
              <TextLink to={paths.booking}>{t('login.book')}</TextLink>
            </p>
          )}
        </div>
      )}
    </>
  );
}
