import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { focusHeading } from '../../lib/focus.ts'
import { useHydrated } from '../../lib/hydrated.ts'
import { useT } from '../../lib/translate.tsx'
import { DashboardIcon, type DashboardIconName } from './dashboard-icon.tsx'
import styles from './drawer.module.css'

export type DrawerLinks = { close: string; before: string | null; after: string | null }

type Opened = {
  /** Identifies what is open and the row it was opened from. */
  id: string
  rowId: (id: string) => string
  /** The current step; the focus moves to the heading when it changes. Null while something inside has the focus. */
  step: string | null
}

type Props = Opened & {
  /** Accessible name. */
  name: string
  links: DrawerLinks
  /** Shown in the first line, before the arrows. */
  head?: ReactNode
  wide?: boolean
  /** Skips the opening animation: it replaces a drawer that was already shown while loading. */
  still?: boolean
  children: ReactNode
}

/** A non-modal drawer beside a list that stays usable. */
export function Drawer({ name, links, head, wide = false, still = false, children, ...opened }: Props) {
  const t = useT()
  const drawer = useRef<HTMLElement>(null)
  useDrawerFocus(drawer, opened)
  return (
    <aside
      ref={drawer}
      className={[styles.drawer, wide && styles.wide, still && styles.still].filter(Boolean).join(' ')}
      aria-label={name}
    >
      <div className={styles.top}>
        <Link to={links.close} className={styles.back} preventScrollReset>
          <DashboardIcon name="chevronStart" size={18} />
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
          <DashboardIcon name="close" />
          <span className="k-unseen">{t('dashboard.close')}</span>
        </Link>
      </div>
      {children}
    </aside>
  )
}

function Arrow({ to, icon, name }: { to: string | null; icon: DashboardIconName; name: string }) {
  if (!to) return null
  return (
    <Link to={to} replace preventScrollReset className={styles.arrow ?? ''} title={name}>
      <DashboardIcon name={icon} />
      <span className="k-unseen">{name}</span>
    </Link>
  )
}

/**
 * Moves the focus to the heading when the drawer is opened by hand and after each step, and back to the row when it
 * closes. A page load moves nothing.
 */
function useDrawerFocus(drawer: React.RefObject<HTMLElement | null>, { id, rowId, step }: Opened): void {
  const byHand = useRef(useHydrated())
  const key = step === null ? null : `${id} ${step}`
  useEffect(() => {
    if (byHand.current && key !== null) focusHeading(drawer.current?.querySelector('h2') ?? null)
    byHand.current = true
  }, [drawer, key])
  useEffect(
    () => () => {
      const row = document.getElementById(rowId(id))
      if (row) row.focus()
      else focusHeading(document.querySelector('main h1'))
    },
    [id, rowId],
  )
}
