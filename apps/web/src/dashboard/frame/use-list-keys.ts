import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { DrawerLinks } from './drawer.tsx'

const ROWS = 'a[data-row]'

/**
 * Arrow keys move through rows, or from one open row to the next; Esc goes to `back`. Form fields and menus keep their
 * own keys.
 */
export function useListKeys(links: DrawerLinks | null, back: string): void {
  const navigate = useNavigate()
  useEffect(() => {
    const go = (to: string, replace: boolean): void => void navigate(to, { replace, preventScrollReset: true })
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || keepsKeys(event.target)) return
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      if (event.key === 'Escape' && links) go(back, false)
      else if (step && links && isNear(event.target)) {
        const to = step > 0 ? links.after : links.before
        if (to) go(to, true)
      } else if (!step || !moveFocus(event.target, step)) return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [navigate, links, back])
}

/** Moves the focus to the next row; returns false if no row has the focus. */
function moveFocus(from: EventTarget | null, step: number): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)]
  const index = rows.indexOf(from as HTMLElement)
  if (index >= 0) rows[index + step]?.focus()
  return index >= 0
}

const isNear = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest(`aside, ${ROWS}`) !== null

const keepsKeys = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, details, dialog') !== null
