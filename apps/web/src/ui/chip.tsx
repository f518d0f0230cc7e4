import type { ReactNode } from 'react'
import styles from './chip.module.css'
import { Icon, type IconName } from './icon.tsx'

type Props = { tone: 'ok' | 'warn' | 'danger' | 'plain'; icon?: IconName; children: ReactNode }

/** A status label. */
export function Chip({ tone, icon, children }: Props) {
  return (
    <span className={`${styles.chip} ${styles[tone]}`}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </span>
  )
}
