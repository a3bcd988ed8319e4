import { say } from '../../shared/store/notice.ts';

interface Dialog {
  onLook: () => void;
  onClose: () => void;
}

/** What a form's dialog does once it is saved, or could not be. */
export const whenSaved = ({ onLook, onClose }: Dialog, words: string) => ({
  meta: { quiet: true } as const,
  // Whatever was refused, the list shows what there is now.
  onError: onLook,
  onSuccess: () => {
    say('success', words);
    onLook();
    onClose();
  },
});
