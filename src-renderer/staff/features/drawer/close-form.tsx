import { makeStyles } from '@fluentui/react-components';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { TextAreaField } from '#renderer/platform/forms/text-area-field.tsx';
import { formatMoney } from '#renderer/platform/i18n/format.ts';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { toast } from '#renderer/platform/ui/toast.ts';
import type { Drawer } from '#shared/contract/staff/drawers.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import { useHotkey } from '../shared/hotkeys/hotkeys.ts';
import { KeyCap } from '../shared/look/key-cap.tsx';
import { CLOSE_NOTE_LENGTH, type CloseValues } from './close-schema.ts';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '14px', padding: '14px 20px', borderTop: `1px solid ${brand.hairline}` },
  do: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '12px',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
  text: { margin: 0, maxWidth: '48ch', color: brand.inkSoft, fontSize: '0.8125rem' },
});

const empty: CloseValues = { note: '' };

/** The last step; the button names the difference that is closed with. */
export function CloseForm({ hotelId, drawer }: { hotelId: string; drawer: Drawer }) {
  const styles = useStyles();
  const t = useText('staff/drawer');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const box = useRef<HTMLDivElement>(null);
  const difference = drawer.differenceCents ?? 0;
  const form = useAppForm<CloseValues>({
    schema: () => import('./close-schema.ts').then(module => module.closeSchema(difference !== 0)),
    defaultValues: empty,
  });
  const close = useMutation({
    mutationFn: ({ note }: CloseValues) =>
      staffGateway.drawers.close({
        hotelId,
        drawerId: drawer.id,
        differenceCents: difference,
        ...(note !== '' && { note }),
      }),
    onSuccess: () => toast.notify({ intent: 'success', textKey: 'staff/drawer:close.done' }),
    onSettled: () => queries.invalidateQueries({ queryKey: staffKeys.drawers(hotelId) }),
  });
  const amount = formatMoney(Math.abs(difference));
  const act =
    difference === 0 ? t('close.act') : t(difference < 0 ? 'close.actShort' : 'close.actOver', { amount });
  useHotkey({ keys: 'Ctrl+Enter', name: act, isHint: true }, () =>
    box.current?.querySelector('form')?.requestSubmit(),
  );
  return (
    <div ref={box}>
      <Form
        form={form}
        texts="staff/drawer"
        label={t('close.title')}
        className={styles.form}
        onSubmit={values => close.mutateAsync(values).catch(() => undefined)}
      >
        <TextAreaField
          name="note"
          label={t(difference === 0 ? 'note.label' : 'note.what')}
          maxLength={CLOSE_NOTE_LENGTH}
          rows={2}
        />
        {close.error !== null && <Notice intent="error">{errorText(close.error)}</Notice>}
        <div className={styles.do}>
          <p className={styles.text}>{t('close.final')}</p>
          <SubmitButton>
            {act} <KeyCap keys="Ctrl+Enter" isPlain />
          </SubmitButton>
        </div>
      </Form>
    </div>
  );
}
