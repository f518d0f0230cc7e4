import type { ReactNode } from 'react'
import { useSite } from '../../lib/site.ts'
import { Alert } from '../../ui/alert.tsx'
import styles from './page.module.css'
import { VerifyNotice } from './verify-notice.tsx'

/** One page of the account, with its result or error below the title. */
export function Page(props: {
  title: string
  done?: string | undefined
  problem?: string | undefined
  children: ReactNode
}) {
  const { title, done, problem, children } = props
  const site = useSite()
  return (
    <main id="main" className={styles.page}>
      <title>{`${title} · ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      <VerifyNotice />
      {problem ? <Alert>{problem}</Alert> : done && <Alert tone="ok">{done}</Alert>}
      {children}
    </main>
  )
}

/** A titled section of a page. */
export function Section({
  id,
  title,
  text,
  children,
}: {
  id: string
  title: string
  text?: string
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      {text && <p className="k-2">{text}</p>}
      {children}
    </section>
  )
}
