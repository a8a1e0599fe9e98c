import { recordEvent } from '#renderer/guest/features/account/analytics/analytics.ts';
import { LoginForm } from '#renderer/guest/features/shared/session/components/login-form.tsx';
import { textOf } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { TextLink } from '#renderer/platform/ui/text-link.tsx';

export default function LoginModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Modal open={open} title={textOf('session:login.modalTitle')} onClose={onClose} size="small">
      <LoginForm
        onSignedIn={onClose}
        onFailed={() => recordEvent({ name: 'failed_login' })}
        forgotLink={<TextLink to={paths.forgotPassword}>{textOf('session:login.forgot')}</TextLink>}
      />
    </Modal>
  );
}
