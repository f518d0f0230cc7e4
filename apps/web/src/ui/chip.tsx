import type { ReactNode } from 'react'
import styles from './chip.module.css'
import { MoreIcon, type MoreIconName } from './more-icon.tsx'

type Props = { tone: 'ok' | 'warn' | 'danger' | 'plain'; icon?: MoreIconName; children: ReactNode }

/** A status label. */
export function Chip({ tone, icon, children }: Props) {
  return (
    <span className={`${styles.chip} ${styles[tone]}`}>
      {icon && <MoreIcon name={icon} size={16} />}
      {children}
    </span>
  )
}
