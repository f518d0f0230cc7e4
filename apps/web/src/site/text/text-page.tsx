import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useSite } from '../../lib/site.ts'
import { useT } from '../../lib/translate.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import type { Text } from '../data/load-text.ts'
import { Contact } from './contact.tsx'
import styles from './text.module.css'

/** A text page: lines of 66 characters, with contact details at the end. */
export function TextPage({ title, children }: { title: string; children: ReactNode }) {
  const t = useT()
  const site = useSite()
  return (
    <main id="main" className={styles.page}>
      <PageHead title={`${title} · ${site.name}`} path={useLocation().pathname} />
      <div className={styles.text}>
        <h1>{title}</h1>
        {children}
        <Part title={t('site.text.reach')}>
          <Contact />
        </Part>
      </div>
    </main>
  )
}

/** A complete text page from the loader's data. */
export function LoadedText({ text }: { text: Text }) {
  return (
    <TextPage title={text.title}>
      {text.parts.map((part) => (
        <Part key={part.title} title={part.title}>
          <p>{part.text}</p>
        </Part>
      ))}
    </TextPage>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
