/** In a row longer than the screen where one is, is seen: a `ref` of its links. The page itself stays where it is. */
export function bringIntoView(link: HTMLElement | null): void {
  const row = link?.closest('nav, ol')
  if (!link?.hasAttribute('aria-current') || !row) return
  const [inner, outer] = [link.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2
}
