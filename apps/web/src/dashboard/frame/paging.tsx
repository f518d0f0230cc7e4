import { useFormats, useT } from '../../lib/translate.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { usePageLink } from '../page-link.ts'
import styles from './page.module.css'

/** Pagination of a long list. */
export function Paging({ page, size, total }: { page: number; size: number; total: number }) {
  const t = useT()
  const pageLink = usePageLink()
  const formats = useFormats()
  if (total <= size && page === 1) return null
  const last = Math.max(1, Math.ceil(total / size))
  const toPage = (number: number): string =>
    pageLink({
      page: number > 1 ? String(number) : null,
      booking: null,
      message: null,
      payment: null,
      pay: null,
      confirm: null,
    })
  const shown = { from: formats.number((page - 1) * size + 1), to: formats.number(Math.min(page * size, total)) }
  return (
    <nav className={styles.paging} aria-label={t('dashboard.pages')}>
      {page > 1 && <LinkButton to={toPage(Math.min(page - 1, last))}>{t('dashboard.pages.before')}</LinkButton>}
      {page <= last && <span>{t('dashboard.pages.shown', { ...shown, total: formats.number(total) })}</span>}
      {page < last && <LinkButton to={toPage(page + 1)}>{t('dashboard.pages.after')}</LinkButton>}
    </nav>
  )
}
