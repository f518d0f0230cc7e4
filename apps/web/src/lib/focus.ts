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

/** Headings take focus only when we send it there. */
export function focusHeading(heading: Element | null, options?: FocusOptions): void {
  if (!(heading instanceof HTMLElement)) return
  heading.tabIndex = -1
  heading.focus(options)
}
