import type { ReactNode } from 'react'
import { useSite } from '../../lib/site.ts'
import styles from '../text.module.css'

/** A page to read: lines of 66 characters, nothing beside them. */
export function TextPage({ title, children }: { title: string; children: ReactNode }) {
  const site = useSite()
  return (
    <main id="main" className={styles.page}>
      <title>{`${title} · ${site.name}`}</title>
      <div className={styles.text}>
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  )
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
