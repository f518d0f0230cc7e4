import type { ReactNode } from 'react'
import styles from './skip-link.module.css'

/** Jumps to `#main`; visible only while it has the focus. */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a className={styles.skip} href="#main">
      {children}
    </a>
  )
}
