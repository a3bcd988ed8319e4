/** Whether whoever has the focus writes there letter by letter, rather than choosing from a list. */
export const isTyping = (at: Element | null): boolean => {
  if (at instanceof HTMLTextAreaElement) return true;
  if (!(at instanceof HTMLInputElement) || at.type !== 'text' || at.closest('.ant-picker')) {
    return false;
  }
  return !at.closest('.ant-select') || at.closest('.ant-select-auto-complete') !== null;
};
