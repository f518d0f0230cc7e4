import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { LanguageLinks } from '../../parts/language-links.tsx'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import styles from './checkout-page.module.css'

type Props = { title: string; siteName: string; summary: ReactNode; children: ReactNode }

/** Layout of a checkout: what it costs beside how to pay. */
export function CheckoutPage({ title, siteName, summary, children }: Props) {
  const t = useT()
  return (
    <div className={styles.page}>
      <title>{`${title} · ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.summary}>
        <header>
          <Link to={paths.home()} reloadDocument className={styles.back}>
            <Icon name="chevronStart" size={18} />
            {t('hosted.back', { name: siteName })}
          </Link>
        </header>
        <section aria-labelledby="summary" className={styles.inner}>
          <h2 id="summary">{t('checkout.summary')}</h2>
          {summary}
        </section>
      </div>
      <div className={styles.pay}>
        <main id="main" className={styles.inner}>
          <h1>{title}</h1>
          {children}
        </main>
        <footer className={styles.foot}>
          <LanguageLinks />
          <Wordmark height={11} />
        </footer>
      </div>
    </div>
  )
}
