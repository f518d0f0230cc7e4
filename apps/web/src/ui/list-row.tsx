import type { ComponentProps } from 'react'
import styles from './list-row.module.css'

/** A row of a list, with a line above it unless it is the first; its content wraps on narrow screens. */
export function ListRow({ className, ...props }: ComponentProps<'li'>) {
  return <li {...props} className={className ? `${styles.row} ${className}` : styles.row} />
}
