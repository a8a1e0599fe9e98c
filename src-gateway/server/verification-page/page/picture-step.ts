import type { PictureKind } from './calls.ts';
import { button, element } from './element.ts';
import { closeCamera, openCamera, PictureRejected, pictureOfFile, pictureOfVideo } from './take-picture.ts';
import type { Texts } from './texts.ts';

export type PictureStep = {
  kind: PictureKind;
  number: number;
  text: Texts;
  /** True where files can be chosen (PD-42). */
  canChooseFile: boolean;
  /** The previous picture; null for the first time. */
  picture: Blob | null;
  /** The reason why the guest is back at this step. */
  problem: keyof Texts['problems'] | null;
  onTaken(picture: Blob): void;
};

export const stepCount = (text: Texts, number: number) => text.step.replace('{{number}}', String(number));

/** One picture, from the first press to "use this one". `leave` closes the camera. */
export function pictureStep(step: PictureStep): { view: HTMLElement; leave(): void } {
  const { kind, text, canChooseFile } = step;
  const own = text[kind];
  const view = element('div', { class: 'step' });
  let camera: MediaStream | null = null;
  let address: string | null = null;
  let round = 0;

  const leave = () => {
    round += 1;
    if (camera) closeCamera(camera);
    camera = null;
    if (address !== null) URL.revokeObjectURL(address);
    address = null;
  };

  const show = (...children: Node[]) => {
    view.replaceChildren(
      element('p', { class: 'count' }, stepCount(text, step.number)),
      element('h1', { tabindex: '-1' }, own.title),
      element('p', { class: 'lead' }, own.text),
      ...children,
    );
  };

  const failed = (error: unknown) => {
    const problem = error instanceof PictureRejected ? error.problem : 'notPicture';
    const isOnly = !canChooseFile && (problem === 'denied' || problem === 'none');
    begin(isOnly ? `${problem}Only` : problem);
  };

  function begin(problem: keyof Texts['problems'] | null): void {
    leave();
    const input = element('input', {
      type: 'file',
      accept: 'image/jpeg,image/png,image/webp,image/heic',
      class: 'unseen',
      tabindex: '-1',
      'aria-hidden': 'true',
      onchange: () => {
        const file = input.files?.[0];
        if (file) void preview(pictureOfFile(file));
      },
    });
    show(
      element('div', { class: `outline ${kind}`, 'aria-hidden': 'true' }),
      element(
        'div',
        { role: 'alert' },
        problem === null ? '' : element('p', { class: 'problem' }, text.problems[problem]),
      ),
      element(
        'div',
        { class: 'ways' },
        button(text.camera, () => void film()),
        canChooseFile && button(text.file, () => input.click(), 'quiet'),
        canChooseFile && input,
      ),
      element('p', { class: 'small' }, text.privacy),
    );
  }

  async function film(): Promise<void> {
    const mine = round;
    try {
      const stream = await openCamera(kind === 'document' ? 'environment' : 'user');
      // The guest left the step while the browser was requesting permission.
      if (mine !== round) return closeCamera(stream);
      camera = stream;
      const video = element('video', {
        playsinline: true,
        muted: true,
        class: kind,
        'aria-label': text.live,
      });
      video.muted = true;
      video.srcObject = stream;
      const shoot = button(text.shoot, () => void preview(pictureOfVideo(video)));
      show(
        element('div', { class: `viewer ${kind}` }, video),
        element(
          'div',
          { class: 'ways' },
          shoot,
          button(text.stop, () => begin(null), 'quiet'),
        ),
      );
      shoot.focus();
      await video.play();
    } catch (error) {
      if (mine === round) failed(error);
    }
  }

  async function preview(taking: Promise<Blob>): Promise<void> {
    const mine = round;
    try {
      const picture = await taking;
      if (mine !== round) return;
      leave();
      address = URL.createObjectURL(picture);
      const use = button(text.use, () => {
        leave();
        step.onTaken(picture);
      });
      show(
        element('div', { class: `viewer ${kind}` }, element('img', { src: address, alt: own.alt })),
        element(
          'div',
          { class: 'ways' },
          use,
          button(text.retake, () => begin(null), 'quiet'),
        ),
      );
      use.focus();
    } catch (error) {
      if (mine === round) failed(error);
    }
  }

  if (step.picture) void preview(Promise.resolve(step.picture));
  else begin(step.problem);
  return { view, leave };
}
