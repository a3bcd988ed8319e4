import { createBurst } from './burst.ts';
import { heardOf } from './keyOf.ts';

export interface Hearing {
  /** Where scanned and typed numbers go; what is typed nowhere goes there too. */
  field: HTMLInputElement;
  onScan: (text: string) => void;
  /** Enter, with nothing in the field: yes to whatever is asked. */
  onEmpty?: (() => void) | undefined;
}

type Typed = HTMLInputElement | HTMLTextAreaElement;

const isTyped = (target: EventTarget | null): target is Typed =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type));

const isEditable = (target: EventTarget | null) =>
  isTyped(target) || (target instanceof HTMLElement && target.isContentEditable);

/** A question lies over the page: its keys are its own. */
const isAsked = () => document.querySelector('dialog:modal, .ant-modal-wrap:not([style*="none"])');

/** Puts back what an input held before a scanner typed into it, so that whoever owns it knows. */
const putBack = (input: Typed, value: string) => {
  const owner = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  // React hears only of values that were not set by its own setter.
  Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

// These do something where the focus is, or everywhere.
const keptKeys = [' ', '?'];

/**
 * Hears a scanner that types, wherever the focus is. Numbers land in the field, whose Enter counts
 * at any speed; in another input only what came at a scanner's speed is taken out again.
 */
export const listenForScans = ({ field, onScan, onEmpty }: Hearing) => {
  const burst = createBurst();
  let before = { input: field as Typed, value: '' };

  const takeField = (scanned: string | null, isComposing: boolean) => {
    // A number that was scanned after something was typed is whole by itself.
    const text = (scanned ?? field.value).trim();
    // An input method would put its letters in afterwards.
    if (isComposing) field.blur();
    field.value = '';
    field.focus();
    if (text) onScan(text);
    else onEmpty?.();
  };

  const onEnd = (event: KeyboardEvent) => {
    const { target } = event;
    const scanned = burst.end(event.timeStamp);
    if (target === field) {
      if (event.key === 'Tab' && scanned === null) return;
      event.preventDefault();
      return takeField(scanned, event.isComposing);
    }
    if (scanned === null || !isTyped(target)) return;
    event.preventDefault();
    event.stopPropagation();
    if (before.input === target) putBack(target, before.value);
    onScan(scanned.trim());
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const heard = heardOf(event);
    if (heard === null || event.repeat || isAsked()) return;
    if (heard === 'end') return onEnd(event);
    const { target, timeStamp } = event;
    if (burst.isNew(timeStamp) && isTyped(target)) before = { input: target, value: target.value };
    burst.add(heard.char, timeStamp);
    // Its character then goes where the focus is by now.
    if (!isEditable(target) && !keptKeys.includes(heard.char)) field.focus();
  };

  document.addEventListener('keydown', onKeyDown, true);
  return () => document.removeEventListener('keydown', onKeyDown, true);
};
