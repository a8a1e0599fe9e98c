import { LoginForm } from '#renderer/features/session/components/login-form.tsx';
import { PageFrame } from '#renderer/ui/page-frame.tsx';
import { Heading } from '#renderer/ui/heading.tsx';
import { Picture } from '#renderer/ui/picture.tsx';
import { useText } from '#renderer/i18n/i18n.ts';

export function Component() {
  const t = useText('session');
  return (
    <PageFrame>
      <Heading level={1}>{t('login.title')}</Heading>
      <LoginForm />
      <Picture stem="lobby" alt="" sizes="50vw" />
    </PageFrame>
  );
}
