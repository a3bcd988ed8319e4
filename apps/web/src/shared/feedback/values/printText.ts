const takenOverMs = 60_000;

/** Prints a text alone, without the page around it. */
export const printText = (text: string) => {
  const frame = document.createElement('iframe');
  frame.className = 'unseen';
  frame.title = text.split('\n')[0] ?? '';
  document.body.append(frame);
  const page = frame.contentDocument?.createElement('pre');
  if (page) {
    page.textContent = text;
    frame.contentDocument?.body.append(page);
    frame.contentWindow?.print();
  }
  setTimeout(() => frame.remove(), takenOverMs);
};
