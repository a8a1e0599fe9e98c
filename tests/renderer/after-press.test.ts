import { expect, test, vi } from 'vitest';
import { afterPress, followPresses } from '#renderer/platform/forms/after-press.ts';

const press = (type: string) =>
  document.dispatchEvent(Object.assign(new Event(type), { pointerType: 'mouse', button: 0 }));

test('a field left by a press is judged after it, also once another form of the page has gone (PAY-22)', async () => {
  vi.stubGlobal('document', new EventTarget());
  const judged = vi.fn<() => void>();
  const leave = followPresses();
  followPresses()();
  press('pointerdown');
  afterPress(judged);
  expect(judged, 'what is below must not move before the press has ended').not.toHaveBeenCalled();
  press('pointerup');
  await vi.waitFor(() => expect(judged).toHaveBeenCalledOnce());

  press('pointerdown');
  leave();
  afterPress(judged);
  expect(judged, 'nothing waits for a press that no form follows').toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});
