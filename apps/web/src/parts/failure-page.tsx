import { useT } from '../lib/translate.tsx'
import { paths } from '../paths.ts'
import { AnchorButton, LinkButton } from '../ui/button.tsx'
import styles from './failure-page.module.css'

/** Error page: what happened, what is preserved and what to do next. */
export function FailurePage({ notFound }: { notFound: boolean }) {
  const t = useT()
  const title = t(notFound ? 'common.notFound.title' : 'common.error.title')
  return (
    <main id="main" className={styles.page}>
      <title>{title}</title>
      <h1>{title}</h1>
      <p>{t(notFound ? 'common.notFound.text' : 'common.error.text')}</p>
      <div className={styles.actions}>
        {!notFound && (
          <AnchorButton href="" look="filled">
            {t('common.error.retry')}
          </AnchorButton>
        )}
        <LinkButton to={paths.home()} look={notFound ? 'filled' : 'outline'}>
          {t('common.home')}
        </LinkButton>
      </div>
    </main>
  )
}
