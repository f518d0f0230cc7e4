import type { ReactNode } from 'react'
import { RowLink } from '../../ui/row-link.tsx'
import { Nothing } from '../frame/page.tsx'
import { usePageLink } from '../page-link.ts'
import styles from './access.module.css'

export const accessRowId = (id: string): string => `access-${id}`

type Props<One> = {
  all: readonly One[]
  open: string | null
  /** Shown when the list is empty. */
  none: string
  /** Details shown after the name. */
  about: (one: One) => ReactNode
}

/** A list with one row per entry; a row opens its drawer. */
export function AccessRows<One extends { id: string; name: string }>({ all, open, none, about }: Props<One>) {
  const pageLink = usePageLink()
  if (all.length === 0) return <Nothing>{none}</Nothing>
  return (
    <ul className={styles.list}>
      {all.map((one) => (
        <li key={one.id}>
          <RowLink
            id={accessRowId(one.id)}
            to={pageLink({ open: one.id, new: null, confirm: null })}
            className={styles.row}
            isOpen={open === one.id}
            preventScrollReset
          >
            <span className={styles.name} dir="auto">
              {one.name}
            </span>
            {about(one)}
          </RowLink>
        </li>
      ))}
    </ul>
  )
}
