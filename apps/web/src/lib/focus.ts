import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After a change of page the reader starts at its heading; a mere change of what is shown on it moves nothing. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    focusHeading(document.querySelector('main h1'))
  }, [pathname])
}

const LOW = 0.7

/** Focuses a heading, and scrolls only if it is too low to be noticed. */
export function goToHeading(heading: Element | null): void {
  focusHeading(heading, { preventScroll: true })
  if (!heading || heading.getBoundingClientRect().top < window.innerHeight * LOW) return
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  heading.scrollIntoView({ block: 'start', behavior: still ? 'instant' : 'smooth' })
}

/** Headings take focus only when we send it there. */
export function focusHeading(heading: Element | null, options?: FocusOptions): void {
  if (!(heading instanceof HTMLElement)) return
  heading.tabIndex = -1
  heading.focus(options)
}
