import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { focusHeading } from '../../lib/focus.ts'
import { useHydrated } from '../../lib/hydrated.ts'
import { useT } from '../../lib/translate.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import styles from './drawer.module.css'

export type DrawerLinks = { close: string; before: string | null; after: string | null }

type Props = {
  /** What it is called by those who do not see it. */
  name: string
  /** Changes with what is open: then focus goes to the heading, and back to the row on closing. */
  id: string
  rowId: (id: string) => string
  links: DrawerLinks
  /** Stands in the first line, before the arrows. */
  head?: ReactNode
  wide?: boolean
  children: ReactNode
}

/** What is open beside a list; not modal, the list stays in reach. */
export function Drawer({ name, id, rowId, links, head, wide = false, children }: Props) {
  const t = useT()
  const drawer = useRef<HTMLElement>(null)
  useFocusOf(drawer, id, rowId)
  return (
    <aside ref={drawer} className={wide ? `${styles.drawer} ${styles.wide}` : styles.drawer} aria-label={name}>
      <div className={styles.top}>
        <Link to={links.close} className={styles.back} preventScrollReset>
          <Icon name="chevronStart" size={18} />
          {t('dashboard.back')}
        </Link>
        {head}
        <Arrow to={links.before} icon="chevronUp" name={t('dashboard.before')} />
        <Arrow to={links.after} icon="chevronDown" name={t('dashboard.after')} />
        <Link
          to={links.close}
          className={`${styles.arrow} ${styles.close}`}
          preventScrollReset
          title={t('dashboard.close')}
        >
          <Icon name="close" />
          <span className="k-unseen">{t('dashboard.close')}</span>
        </Link>
      </div>
      {children}
    </aside>
  )
}

function Arrow({ to, icon, name }: { to: string | null; icon: IconName; name: string }) {
  if (!to) return null
  return (
    <Link to={to} replace preventScrollReset className={styles.arrow ?? ''} title={name}>
      <Icon name={icon} />
      <span className="k-unseen">{name}</span>
    </Link>
  )
}

/** Opened by hand, the reader starts at its heading; closed, in the row they came from. A loaded page moves nothing. */
function useFocusOf(drawer: React.RefObject<HTMLElement | null>, id: string, rowId: (id: string) => string): void {
  const byHand = useRef(useHydrated())
  useEffect(() => {
    if (byHand.current && id) focusHeading(drawer.current?.querySelector('h2') ?? null, { preventScroll: true })
    byHand.current = true
  }, [drawer, id])
  useEffect(
    () => () => {
      const row = document.getElementById(rowId(id)) ?? document.querySelector('main h1')
      if (row instanceof HTMLAnchorElement) row.focus({ preventScroll: true })
      else focusHeading(row, { preventScroll: true })
    },
    [id, rowId],
  )
}
