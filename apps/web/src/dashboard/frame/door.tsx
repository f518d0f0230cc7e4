import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { paths } from '../../paths.ts'
import { Pavement } from '../../ui/pavement/pavement.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import styles from './door.module.css'

/** Half a form, half a floor: the pages in front of the dashboard. */
export function Door({ title, place, children }: { title: string; place: string; children: ReactNode }) {
  const t = useT()
  return (
    <div className={styles.door}>
      <main id="main" className={styles.form}>
        <title>{`${title}: ${place}`}</title>
        <meta name="robots" content="noindex" />
        <div className={styles.inner}>
          <Link to={paths.home()} reloadDocument className={styles.back}>
            {t('dashboard.door.back', { name: place })}
          </Link>
          <h1>{title}</h1>
          {children}
        </div>
        <p className={styles.kalends}>
          <Wordmark />
        </p>
      </main>
      <div className={styles.floor} aria-hidden="true">
        <Pavement id={place} tile={96} />
      </div>
    </div>
  )
}
