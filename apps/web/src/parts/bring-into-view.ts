/** In a row longer than the screen where one is, is seen: a `ref` of its links. The page itself stays where it is. */
export function bringIntoView(place: HTMLElement | null): void {
  const row = place?.closest('nav, ol')
  if (!place?.hasAttribute('aria-current') || !row) return
  const [inner, outer] = [place.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2
}
