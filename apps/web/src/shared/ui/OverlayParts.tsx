import { Standing } from '../standing/Standing.tsx';
import { ExpiredDialog } from './ExpiredDialog.tsx';
import { NoticePlace } from './NoticePlace.tsx';

/** Messages, the request to reload, and the end of the session, or its lock. */
export default function OverlayParts() {
  return (
    <>
      <NoticePlace />
      <ExpiredDialog />
      <Standing />
    </>
  );
}
