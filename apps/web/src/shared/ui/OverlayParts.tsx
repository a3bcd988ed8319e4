import { Standing } from '../standing/Standing.tsx';
import { ExpiredDialog } from './ExpiredDialog.tsx';
import { NoticeBox } from './NoticeBox.tsx';
import { ReloadBar } from './ReloadBar.tsx';

/** Messages, the request to reload, and the end of the session, or its lock. */
export default function OverlayParts() {
  return (
    <>
      <NoticeBox />
      <ReloadBar />
      <ExpiredDialog />
      <Standing />
    </>
  );
}
