/** Why there is no picture: not allowed, no camera, in use elsewhere, or no safe connection. */
export type CameraFault = 'denied' | 'missing' | 'busy' | 'unsafe';

const faults: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

export const faultOf = (error: unknown): CameraFault =>
  (error instanceof DOMException && faults[error.name]) || 'missing';

/** The camera at a phone's back, or whichever there is. */
export const openCamera = async (): Promise<MediaStream> => {
  // Browsers hide cameras from pages that came over a plain connection.
  if (!globalThis.navigator.mediaDevices) throw new Error('unsafe');
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  });
};

type Lit = MediaTrackCapabilities & { torch?: boolean };

export const hasTorch = (stream: MediaStream): boolean => {
  const [track] = stream.getVideoTracks();
  return Boolean((track?.getCapabilities?.() as Lit | undefined)?.torch);
};

export const setTorch = (stream: MediaStream, isOn: boolean) =>
  stream.getVideoTracks()[0]?.applyConstraints({
    advanced: [{ torch: isOn } as MediaTrackConstraintSet],
  });
