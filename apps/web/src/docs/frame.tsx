import type { MouseEvent, ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { useT } from '../lib/translate.tsx'
import { paths } from '../paths.ts'
import { SkipLink } from '../ui/skip-link.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import styles from './docs.module.css'

type Props = {
  title: string
  /** Name of the menu, for screen readers. */
  menuName: string
  menu: { to: string; title: string; isCurrent: boolean }[]
  /** What was searched for; the page speaks the reader's language. */
  search?: string
  children: ReactNode
}

const inEnglish = { lang: 'en', dir: 'ltr' } as const

/** A page of the documentation, which is in English whatever language the reader chose. */
export function DocsFrame({ title, menuName, menu, search, children }: Props) {
  const t = useT()
  return (
    <>
      <SkipLink>{t('common.skip')}</SkipLink>
      <header className={styles.top}>
        <Link to={paths.docs()} aria-label={t('reading.docs.home')}>
          <Wordmark height={15} />
        </Link>
        <span className="k-2">{t('reading.docs.title')}</span>
        <Form role="search" action={paths.docs('search')} className={styles.search}>
          <input
            type="search"
            name="q"
            defaultValue={search}
            maxLength={100}
            aria-label={t('reading.docs.search')}
            placeholder={t('reading.docs.search')}
          />
        </Form>
        <Link to={paths.docs('api')}>{t('reading.docs.reference')}</Link>
      </header>
      <div className={styles.columns}>
        <nav className={styles.menu} aria-label={menuName}>
          <ul>
            {menu.map(({ to, title: name, isCurrent }) => (
              <li key={to} lang="en" dir="ltr">
                <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <main id="main" {...(search === undefined && inEnglish)} className={styles.guide}>
          <title>{`${title} · Kalends`}</title>
          <meta name="robots" content="noindex" />
          <h1>{title}</h1>
          {children}
        </main>
      </div>
    </>
  )
}

/** Text that was rendered from Markdown of ours. Each block of code has a button that copies it. */
export function Rendered({ html }: { html: string }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons within are what is clicked
    // biome-ignore lint/a11y/useKeyWithClickEvents: a button's key presses arrive as clicks
    <div
      onClick={copyCode}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from files of the repository
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

const SHOWN_MS = 2000

/** Without a clipboard (no HTTPS) the code is selected instead. */
async function copyCode({ target }: MouseEvent<HTMLElement>): Promise<void> {
  const button = target instanceof HTMLButtonElement && 'copy' in target.dataset ? target : undefined
  const code = button?.nextElementSibling
  if (!button || !code) return
  try {
    await navigator.clipboard.writeText(code.textContent ?? '')
    button.textContent = 'Copied'
    setTimeout(() => {
      button.textContent = 'Copy'
    }, SHOWN_MS)
  } catch {
    getSelection()?.selectAllChildren(code)
  }
}
