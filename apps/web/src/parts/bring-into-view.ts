/** A `ref` for links in a scrolling row: scrolls the current one into view without moving the page. */
export function bringIntoView(link: HTMLElement | null): void {
  const row = link?.closest('nav, ol')
  if (!link?.hasAttribute('aria-current') || !row) return
  const inner = link.getBoundingClientRect()
  const outer = row.getBoundingClientRect()
  row.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2
}
