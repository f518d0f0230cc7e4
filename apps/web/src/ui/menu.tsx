import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react'
import styles from './menu.module.css'

/** A few links behind one word. The browser opens it by itself; with scripts it also closes when one leaves it. */
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
  /** The sheet begins where the label begins; it ends with it otherwise. */
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
