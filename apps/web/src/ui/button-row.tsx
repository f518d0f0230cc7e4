import type { ReactNode } from 'react'
import styles from './button-row.module.css'

/** Buttons side by side, wrapping on narrow screens. */
export function ButtonRow({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={className ? `${styles.row} ${className}` : styles.row}>{children}</div>
}
