import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import styles from './editor.module.css'

/** The error of a group of fields. */
export function GroupError({ children }: { children: ReactNode }) {
  return (
    <p className={styles.error} role="alert">
      <Icon name="warning" size={18} />
      {children}
    </p>
  )
}
