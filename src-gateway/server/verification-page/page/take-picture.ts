/** Without metadata: place, time and camera of a picture are not sent. */

export type PictureProblem = 'denied' | 'none' | 'notPicture' | 'small' | 'large';

export class PictureRejected extends Error {
  readonly problem: PictureProblem;
  constructor(problem: PictureProblem) {
    super(problem);
    this.problem = problem;
  }
}

const LONGEST_SIDE = 2_000;
const SHORTEST_SIDE = 320;
const FILE_BYTES = 25 * 1024 * 1024;
const QUALITY = 0.86;

/** Throws PictureRejected: denied, none. */
export async function openCamera(facing: 'environment' | 'user'): Promise<MediaStream> {
  // Absent on a page that the browser does not consider secure.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices) throw new PictureRejected('none');
  try {
    return await devices.getUserMedia({
      audio: false,
      video: { facingMode: facing, width: { ideal: 1920 }, height: { ideal: 1440 } },
    });
  } catch (error) {
    const isDenied =
      error instanceof DOMException && ['NotAllowedError', 'SecurityError'].includes(error.name);
    throw new PictureRejected(isDenied ? 'denied' : 'none');
  }
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** The current frame of a video; waits for a camera that has just been opened. */
export async function pictureOfVideo(video: HTMLVideoElement): Promise<Blob> {
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) {
    await new Promise(done => video.addEventListener('loadeddata', done, { once: true }));
  }
  return redraw(video, video.videoWidth, video.videoHeight);
}

/** Throws PictureRejected: notPicture, small, large. */
export async function pictureOfFile(file: Blob): Promise<Blob> {
  if (file.size > FILE_BYTES) throw new PictureRejected('large');
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new PictureRejected('notPicture');
  });
  try {
    return await redraw(bitmap, bitmap.width, bitmap.height);
  } finally {
    bitmap.close();
  }
}

async function redraw(source: CanvasImageSource, width: number, height: number): Promise<Blob> {
  if (Math.min(width, height) < SHORTEST_SIDE) throw new PictureRejected('small');
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) => {
    canvas.toBlob(
      blob => (blob ? done(blob) : failed(new PictureRejected('notPicture'))),
      'image/jpeg',
      QUALITY,
    );
  });
}
