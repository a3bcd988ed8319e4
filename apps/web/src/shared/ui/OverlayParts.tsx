import { ExpiredDialog } from './ExpiredDialog.tsx';
import { NoticeBox } from './NoticeBox.tsx';
import { ReloadBar } from './ReloadBar.tsx';

/** Messages, the request to reload, and the end of the session. */
export default function OverlayParts() {
  return (
    <>
      <NoticeBox />
      <ReloadBar />
      <ExpiredDialog />
    </>
  );
}
