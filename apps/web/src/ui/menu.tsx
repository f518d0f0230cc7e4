import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react'
import styles from './menu.module.css'

/** A menu of links. Opens without scripts; with scripts it also closes when it loses focus. */
export function Menu({
  label,
  children,
  up = false,
  start = false,
  className,
}: {
  label: ReactNode
  children: ReactNode
  up?: boolean
  /** Aligns the menu with the start of the label instead of its end. */
  start?: boolean
  className?: string | undefined
}) {
  const menu = useRef<HTMLDetailsElement>(null)
  const close = (): void => {
    if (menu.current) menu.current.open = false
  }
  const leave = (event: FocusEvent): void => {
    if (!menu.current?.contains(event.relatedTarget)) close()
  }
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    close()
    menu.current?.querySelector('summary')?.focus()
  }
  return (
    <details
      ref={menu}
      className={[styles.menu, className].filter(Boolean).join(' ')}
      onBlur={leave}
      onKeyDown={closeOnEscape}
    >
      <summary>{label}</summary>
      <div className={[styles.sheet, up && styles.up, start && styles.start].filter(Boolean).join(' ')}>{children}</div>
    </details>
  )
}
