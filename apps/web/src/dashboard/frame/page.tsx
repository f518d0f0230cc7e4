import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { useSettled } from '../../lib/settled.ts'
import { useBusiness } from '../use-business.ts'
import styles from './page.module.css'

type Props = {
  title: string
  /** What the bar holds beside the title. */
  bar?: ReactNode
  /** What is open beside the list; on phones it stands in the list's place. */
  drawer?: ReactNode
  /** Fills the window and scrolls by itself. */
  full?: boolean
  /** Questions and news, which stay in sight whatever is open. */
  above?: ReactNode
  children: ReactNode
}

/** A page behind the sign-in: a bar with its title, what it is about, and beside it what is open. */
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

/** Words where a list would be, and one thing to do. */
export function Nothing({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.nothing}>
      <p>{children}</p>
      {action}
    </div>
  )
}
