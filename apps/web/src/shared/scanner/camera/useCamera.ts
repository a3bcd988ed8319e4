import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { decode } from './decode.ts';
import { type CameraFault, faultOf, hasTorch, openCamera } from './openCamera.ts';
import { createSeen } from './seen.ts';

// Eight pictures a second are more than a hand moves.
const everyMs = 120;

const pictureOf = (video: HTMLVideoElement, canvas: OffscreenCanvas): ImageData | null => {
  const { videoWidth: width, videoHeight: height } = video;
  if (!width || !height) return null;
  Object.assign(canvas, { width, height });
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  drawing?.drawImage(video, 0, 0);
  return drawing?.getImageData(0, 0, width, height) ?? null;
};

const pause = () => new Promise((done) => setTimeout(done, everyMs));

/** Reads what is held before the camera, as long as it is open. */
export const useCamera = (
  video: RefObject<HTMLVideoElement | null>,
  onCode: (text: string) => void,
) => {
  const [fault, setFault] = useState<CameraFault | null>(null);
  const [stream, setStream] = useState<MediaStream | null>(null);
  const heard = useEffectEvent(onCode);

  useEffect(() => {
    let isLeft = false;
    let opened: MediaStream | null = null;
    const read = async (shown: HTMLVideoElement) => {
      const isNew = createSeen();
      const canvas = new OffscreenCanvas(1, 1);
      while (!isLeft) {
        const picture = pictureOf(shown, canvas);
        const text = picture && (await decode(picture));
        if (text && !isLeft && isNew(text, performance.now())) heard(text);
        await pause();
      }
    };
    const open = async () => {
      opened = await openCamera();
      if (isLeft || !video.current) return close();
      setStream(opened);
      video.current.srcObject = opened;
      await video.current.play();
      await read(video.current);
    };
    const close = () => {
      for (const track of opened?.getTracks() ?? []) track.stop();
    };
    open().catch((error: unknown) => {
      close();
      if (isLeft) return;
      setFault(error instanceof Error && error.message === 'unsafe' ? 'unsafe' : faultOf(error));
    });
    return () => {
      isLeft = true;
      close();
    };
  }, [video]);

  return { fault, torch: stream && hasTorch(stream) ? stream : null };
};
