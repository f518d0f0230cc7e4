import { type ReactNode, useMemo } from 'react'
import { Drawer } from '../frame/drawer.tsx'
import { useListKeys } from '../frame/use-list-keys.ts'
import { usePageLink } from '../page-link.ts'
import styles from './access.module.css'
import { accessRowId } from './access-rows.tsx'

type Props = { id: string; title: string; isRefused: boolean; children: ReactNode }

/** The drawer beside the list, for a new entry (`new`) or an existing one. */
export function AccessDrawer({ id, title, isRefused, children }: Props) {
  const pageLink = usePageLink()
  const close = pageLink({ new: null, open: null, confirm: null })
  const links = useMemo(() => ({ close, before: null, after: null }), [close])
  useListKeys(links, close)
  return (
    <Drawer
      name={title}
      id={id}
      rowId={accessRowId}
      step={isRefused ? null : ''}
      links={links}
      head={<h2 dir="auto">{title}</h2>}
    >
      <div className={styles.inside}>{children}</div>
    </Drawer>
  )
}
