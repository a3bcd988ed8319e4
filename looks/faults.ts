/** A fault of a picture: what kind, and where. */
export type Fault = string;

/**
 * Looks at the page as it stands. It runs in the browser, so it brings along all that it needs.
 * `least` is how small something may be that is pressed.
 */
export const faultsOf = (least: number): Fault[] => {
  const found: Fault[] = [];
  const where = (at: Element) => {
    const text = (at.getAttribute('aria-label') ?? at.textContent ?? '').trim().slice(0, 40);
    const name = typeof at.className === 'string' ? at.className.split(' ')[0] : '';
    return `<${at.tagName.toLowerCase()}${name ? `.${name}` : ''}> ${text}`;
  };
  const isSeen = (at: Element) => {
    if (!at.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { width, height, right, bottom, left, top } = at.getBoundingClientRect();
    const inside = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    return width > 1 && height > 1 && inside && !at.closest('[inert], .unseen, [aria-hidden=true]');
  };
  const all = [...document.body.querySelectorAll<HTMLElement>('*')].filter(isSeen);

  const root = document.scrollingElement ?? document.documentElement;
  if (root.scrollWidth > innerWidth + 1) found.push(`wider than the window: ${root.scrollWidth}`);

  // A page lies in a panel that scrolls up and down, and never sideways.
  for (const at of all) {
    const scrolls = /auto|scroll/.test(getComputedStyle(at).overflowY);
    if (scrolls && at.querySelector('h1') && at.scrollWidth > at.clientWidth + 1) {
      const right = (one: HTMLElement) => one.getBoundingClientRect().right;
      const widest = [...at.querySelectorAll<HTMLElement>('*')].reduce((far, one) =>
        right(one) > right(far) ? one : far,
      );
      found.push(`a page of ${at.scrollWidth} in ${at.clientWidth}: ${where(widest)}`);
    }
  }

  // Beside the menu, columns that are shown at first fit; and only one thing scrolls up and down.
  if (innerWidth >= 1440) {
    for (const at of all.filter((one) => one.matches('.ant-table-header'))) {
      if (at.scrollWidth > at.clientWidth + 1) {
        found.push(`columns of ${at.scrollWidth} in ${at.clientWidth}`);
      }
    }
    const scrolls = all.filter(
      (at) =>
        at.closest('#content') &&
        !at.matches('textarea') &&
        /auto|scroll/.test(getComputedStyle(at).overflowY) &&
        at.scrollHeight > at.clientHeight + 1,
    );
    const virtual = all.filter(
      (at) =>
        at.matches('.ant-table-tbody-virtual-holder') && at.scrollHeight > at.clientHeight + 1,
    );
    if (scrolls.length + virtual.length > 1) {
      found.push(`scrolls twice: ${[...scrolls, ...virtual].map(where).join(' and ')}`);
    }
  }

  const ownText = (at: Element) =>
    [...at.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
  const hasEllipsis = (at: Element | null, top: Element): boolean =>
    at !== null &&
    at !== top &&
    (getComputedStyle(at).textOverflow === 'ellipsis' || hasEllipsis(at.parentElement, top));
  for (const at of all) {
    if (!ownText(at) || at.closest('input, textarea, select')) continue;
    const style = getComputedStyle(at);
    const cut = style.overflowX === 'hidden' || style.overflowX === 'clip';
    // With an ellipsis the whole text is told on hover and focus, by one piece for all pages.
    if (cut && style.textOverflow !== 'ellipsis' && at.scrollWidth > at.clientWidth + 1) {
      found.push(`cut off: ${where(at)}`);
    }
    // A tag or a button has no ellipsis of its own.
    const cell = at.closest('.ant-table-cell');
    const beyond = cell && at.getBoundingClientRect().right - cell.getBoundingClientRect().right;
    if (beyond && beyond > 1 && style.display !== 'inline' && !hasEllipsis(at, cell)) {
      found.push(`cut off by its cell: ${where(at)}`);
    }
    const text = at.textContent?.trim() ?? '';
    if (/^[a-z]+(\.[a-zA-Z]+)+$/.test(text) || text.includes('{{') || text.includes('${')) {
      found.push(`not in words: ${where(at)}`);
    }
    if (/(^|[^\d.,])\d{4,}\.\d{2}(?!\d)/.test(text)) found.push(`not grouped: ${where(at)}`);
  }

  const pressed =
    'button, a[href], input:not([type=hidden]), select, textarea, [role=button], [role=tab], [role=switch], [role=checkbox], [role=menuitem]';
  const targets = all.filter((at) => at.matches(pressed) && !at.matches(':disabled'));
  // What stands in a line of text is as high as the line; a field is as large as its frame.
  const frame = (at: HTMLElement) =>
    at.closest<HTMLElement>(
      'label, .ant-select, .ant-picker, .ant-input-affix-wrapper, .ant-input-number, .ant-upload, .ant-segmented-item, .ant-tabs-tab, .ant-pagination-item, .ant-checkbox-wrapper, .ant-radio-wrapper, [role=search] .ant-form-item',
    ) ?? at;
  const inText = (at: HTMLElement) =>
    at.tagName === 'A' && getComputedStyle(at).display.startsWith('inline');
  // At the screen's edge a finger does not miss what is narrow.
  const atEdge = (at: HTMLElement) => at.hasAttribute('data-dock');
  for (const at of targets) {
    const [own, its] = [at, frame(at)].map((each) => each.getBoundingClientRect()) as [
      DOMRect,
      DOMRect,
    ];
    // A frame that is no box of its own is as high as a line, whatever stands in it.
    const [width, height] = [Math.max(own.width, its.width), Math.max(own.height, its.height)];
    if (!inText(at) && !atEdge(at) && Math.min(width, height) < least - 0.5) {
      found.push(`small (${Math.round(width)} × ${Math.round(height)}): ${where(at)}`);
    }
  }

  /** As much of it as its surroundings let be seen. */
  const seenBox = (at: HTMLElement) => {
    let { left, right, top, bottom } = at.getBoundingClientRect();
    for (let up = at.parentElement; up; up = up.parentElement) {
      if (getComputedStyle(up).overflowX === 'visible') continue;
      const frame = up.getBoundingClientRect();
      left = Math.max(left, frame.left);
      right = Math.min(right, frame.right);
      top = Math.max(top, frame.top);
      bottom = Math.min(bottom, frame.bottom);
    }
    return { left, right, top, bottom };
  };
  // What stays while the rest scrolls beneath it, or can be pushed or closed, lies in a layer.
  const layerOf = (at: Element): Element | null => {
    if (at.matches('.ant-table-row, [role=dialog], [popover]')) return at;
    if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at;
    return at.parentElement && layerOf(at.parentElement);
  };
  // A field leaves room for a button at its end.
  const leavesRoom = (field: HTMLElement, wide: number) =>
    field.matches('input') && Number.parseFloat(getComputedStyle(field).paddingRight) >= wide;
  const boxes = targets.map((at) => ({ at, box: seenBox(at) }));
  for (const [index, one] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      if (frame(one.at) === frame(other.at)) continue;
      if (one.at.contains(other.at) || other.at.contains(one.at)) continue;
      const left = Math.max(one.box.left, other.box.left);
      const top = Math.max(one.box.top, other.box.top);
      const wide = Math.min(one.box.right, other.box.right) - left;
      const high = Math.min(one.box.bottom, other.box.bottom) - top;
      if (wide <= 4 || high <= 4 || leavesRoom(one.at, wide) || leavesRoom(other.at, wide))
        continue;
      // Only what is really above the other: a table's head lies over rows that have passed beneath.
      const above = document.elementFromPoint(left + wide / 2, top + high / 2);
      const isHit = one.at.contains(above) || other.at.contains(above);
      if (isHit && layerOf(one.at) === layerOf(other.at)) {
        found.push(`overlap: ${where(one.at)} and ${where(other.at)}`);
      }
    }
  }
  return [...new Set(found)];
};
