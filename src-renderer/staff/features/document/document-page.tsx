import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ArrowLeftIcon } from '#renderer/platform/ui/icons.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { useHotkey } from '../shared/hotkeys/hotkeys.ts';
import { KeyCap } from '../shared/look/key-cap.tsx';
import { ListBones } from '../shared/look/list-bones.tsx';
import { PageHeading } from '../shared/look/page-heading.tsx';
import { Decided, type Decision } from './decided.tsx';
import { DocumentReview } from './document-review.tsx';
import { IdentityState } from './identity-state.tsx';
import { type DocumentGuest, useDocument } from './queries.ts';

type DocumentPageProps = { guest: DocumentGuest; back: { path: string; isCheckIn: boolean } };

export function DocumentPage({ guest, back: { path, isCheckIn } }: DocumentPageProps) {
  const t = useText('staff/document');
  const navigate = useNavigate();
  const entered = useDocument(guest);
  const [decision, setDecision] = useState<Decision | null>(null);
  const back = () => void navigate(path);
  useHotkey({ keys: 'Escape', name: t('leave'), isHint: true }, back);
  const name = entered.data?.firstName;
  return (
    <>
      <PageHeading title={name === undefined ? t('title') : t('titleOf', { name })} note={t('note')}>
        {entered.data && decision === null && <IdentityState identity={entered.data} />}
        <Button icon={<ArrowLeftIcon />} aria-keyshortcuts="Escape" onClick={back}>
          {t(isCheckIn ? 'toCheckIn' : 'back')} <KeyCap keys="Escape" />
        </Button>
      </PageHeading>
      {entered.isPending && <ListBones rows={6} height="72px" />}
      {entered.isError && !entered.data && (
        <LoadError error={entered.error} onRetry={() => void entered.refetch()} />
      )}
      {entered.data &&
        (decision === null ? (
          <DocumentReview
            guest={guest}
            entered={entered.data}
            onChanged={() => void entered.refetch()}
            onDecided={setDecision}
          />
        ) : (
          <Decided
            name={entered.data.firstName}
            decision={decision}
            onward={t(isCheckIn ? 'toCheckIn' : 'toBooking')}
            onBack={back}
          />
        ))}
    </>
  );
}
