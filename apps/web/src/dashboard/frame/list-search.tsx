import { Form, useLocation } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { DashboardIcon } from './dashboard-icon.tsx'
import styles from './list-search.module.css'

type Props = { name: string; value: string | null; label: string }

/** Filters the list by one address and keeps other filters. `/` focuses it. */
export function ListSearch({ name, value, label }: Props) {
  const t = useT()
  const { search } = useLocation()
  const otherParams = [...new URLSearchParams(search)].filter(
    ([key]) => ![name, 'page', 'booking', 'payment', 'pay', 'confirm', 'done', 'edit'].includes(key),
  )
  return (
    <Form method="get" role="search" className={styles.find}>
      {otherParams.map(([key, text]) => (
        <input key={key} type="hidden" name={key} value={text} />
      ))}
      <DashboardIcon name="search" size={18} />
      <input
        key={value}
        type="search"
        name={name}
        defaultValue={value ?? ''}
        aria-label={label}
        placeholder={label}
        maxLength={320}
        autoComplete="off"
        data-find
      />
      <button type="submit">{t('dashboard.find')}</button>
    </Form>
  )
}
