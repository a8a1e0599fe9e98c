import { recordEvent } from '#renderer/features/analytics/analytics.ts';
import { LoginForm } from '#renderer/features/session/components/login-form.tsx';
import { textOf } from '#renderer/i18n/i18n.ts';
import { Modal } from '#renderer/ui/modal.tsx';
import { TextLink } from '#renderer/ui/text-link.tsx';
import { paths } from '../paths.ts';

/** The header's own way in: the guest stays on the page (APP-20). */
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
