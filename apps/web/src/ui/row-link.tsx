import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import styles from './row-link.module.css'

type Props = ComponentProps<typeof Link> & { isOpen?: boolean }

/** A row of a list as one link. The row whose details are open is highlighted. */
export function RowLink({ isOpen = false, className, ...rest }: Props) {
  return (
    <Link
      {...rest}
      className={[styles.row, className].filter(Boolean).join(' ')}
      aria-current={isOpen ? 'true' : undefined}
    />
  )
}
