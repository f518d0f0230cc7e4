import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useSite } from '../../lib/site.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Pavement } from '../../ui/pavement/pavement.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import { LanguageLinks } from '../language-links.tsx'
import styles from './auth-page.module.css'

type Props = {
  title: string
  text: string
  /** Label of the link back to the site. */
  back: string
  problem?: string | undefined
  children: ReactNode
}

/** Layout of pages with one task and no menu: a form beside the pavement. */
export function AuthPage({ title, text, back, problem, children }: Props) {
  const site = useSite()
  return (
    <div className={styles.page}>
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
          <p className={styles.siteName}>{site.name}</p>
          <h1>{breakAfterAt(title)}</h1>
          <p className="k-2">{text}</p>
          {problem && <Alert className={styles.alert}>{problem}</Alert>}
          {children}
        </main>
        <footer className={styles.foot}>
          <LanguageLinks />
          <Wordmark height={11} />
        </footer>
      </div>
      <div className={styles.floor} aria-hidden="true">
        <Pavement id={site.id} tile={96} />
      </div>
    </div>
  )
}

/** A title with an email address, which breaks after the @ before it breaks within a word. */
const breakAfterAt = (title: string): ReactNode =>
  title.split(/(?<=@)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
