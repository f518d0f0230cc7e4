import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { useSettled } from '../../lib/settled.ts'
import { useBusiness } from '../use-business.ts'
import styles from './page.module.css'

type Props = {
  title: string
  /** Shown in the bar beside the title. */
  bar?: ReactNode
  /** Shown beside the content; on phones in its place. */
  drawer?: ReactNode
  /** Fills the window and scrolls inside. */
  full?: boolean
  /** Dialogs and toasts, visible whatever is open. */
  above?: ReactNode
  children: ReactNode
}

/** The layout of a dashboard page: bar with title, content, and a drawer beside it. */
export function Page({ title, bar, drawer, full = false, above, children }: Props) {
  const site = useBusiness()
  const isWaiting = useSettled(useNavigation().state === 'loading')
  return (
    <main id="main" className={styles.page} aria-busy={isWaiting || undefined} data-open={drawer ? true : undefined}>
      <title>{`${title} · ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <header className={styles.bar}>
        <h1>{title}</h1>
        {bar}
      </header>
      <div className={styles.body}>
        <div className={full ? `${styles.content} ${styles.full}` : styles.content}>{children}</div>
        {drawer}
      </div>
      {above}
    </main>
  )
}

/** The empty state of a list, with an optional action. */
export function Nothing({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.nothing}>
      <p>{children}</p>
      {action}
    </div>
  )
}
