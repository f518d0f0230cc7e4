import { useT } from '../../lib/translate.tsx'
import { LinkButton } from '../../ui/button.tsx'
import styles from './page.module.css'

/** Links to the previous and next page of a long list. */
export function Pages({ page, size, total }: { page: number; size: number; total: number }) {
  const t = useT()
  if (page === 1 && total <= size) return null
  return (
    <nav className={styles.buttons} aria-label={t('account.pages')}>
      {page > 1 && <LinkButton to={`?page=${page - 1}`}>{t('account.pages.before')}</LinkButton>}
      {page * size < total && <LinkButton to={`?page=${page + 1}`}>{t('account.pages.after')}</LinkButton>}
    </nav>
  )
}
