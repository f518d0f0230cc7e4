import type { ReactNode } from 'react'
import { useSite } from '../../lib/site.ts'
import styles from './page.module.css'

type Props = {
  title: string
  /** What the bar holds beside the title. */
  bar?: ReactNode
  children: ReactNode
}

/** A page behind the sign-in: a bar with its title, and what it is about. */
export function Page({ title, bar, children }: Props) {
  const site = useSite()
  return (
    <main id="main" className={styles.page}>
      <title>{`${title} · ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <header className={styles.bar}>
        <h1>{title}</h1>
        {bar}
      </header>
      {children}
    </main>
  )
}
