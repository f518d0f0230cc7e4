import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { languages } from '../lib/preferences.ts'
import { useSite } from '../lib/site.ts'
import { useLanguage } from '../lib/translate.tsx'
import { paths, withPreference } from '../paths.ts'
import { Icon } from '../ui/icon.tsx'
import { Pavement } from '../ui/pavement/pavement.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import styles from './door.module.css'

type Props = {
  title: string
  text: string
  /** Words of the way back to the business's pages. */
  back: string
  problem?: string | undefined
  children: ReactNode
}

/** Half a form, half a floor: pages with one task and no menu. */
export function Door({ title, text, back, problem, children }: Props) {
  const site = useSite()
  return (
    <div className={styles.door}>
      <div className={styles.form}>
        <title>{`${title} · ${site.name}`}</title>
        <meta name="robots" content="noindex" />
        <header>
          <Link to={paths.home()} reloadDocument className={styles.back}>
            <Icon name="chevronStart" size={18} />
            {back}
          </Link>
        </header>
        <main id="main" className={styles.inner}>
          <p className={styles.place}>{site.name}</p>
          <h1>{title}</h1>
          <p className="k-2">{text}</p>
          {problem && (
            <p role="alert" className={styles.problem}>
              <Icon name="warning" size={18} />
              {problem}
            </p>
          )}
          {children}
        </main>
        <Foot />
      </div>
      <div className={styles.floor} aria-hidden="true">
        <Pavement id={site.id} tile={96} />
      </div>
    </div>
  )
}

function Foot() {
  const { pathname, search } = useLocation()
  const current = useLanguage()
  return (
    <footer className={styles.foot}>
      {languages.map((language) => (
        <Link
          key={language}
          reloadDocument
          lang={language}
          to={withPreference(pathname, search, 'lang', language)}
          aria-current={language === current ? 'true' : undefined}
        >
          {new Intl.DisplayNames(language, { type: 'language' }).of(language)}
        </Link>
      ))}
      <Wordmark height={11} />
    </footer>
  )
}
