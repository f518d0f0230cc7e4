import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { Form, useNavigate, useNavigation } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { DashboardIcon } from '../frame/dashboard-icon.tsx'
import find from '../frame/list-search.module.css'
import { usePageLink } from '../page-link.ts'
import styles from './customers.module.css'

const PAUSE = 150

/** Filters the list while typing. Arrow down moves into it, Enter opens the best match; `/` focuses the field. */
export function FindCustomers({ search }: { search: string }) {
  const t = useT()
  const field = useRef<HTMLInputElement>(null)
  const { look, press } = useLiveSearch(field, search)
  return (
    <Form method="get" role="search" className={`${find.find} ${styles.find}`}>
      <DashboardIcon name="search" size={18} />
      <input
        ref={field}
        type="search"
        name="search"
        defaultValue={search}
        aria-label={t('customers.find')}
        placeholder={t('customers.find')}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        data-find
        onChange={look}
        onKeyDown={press}
      />
      <button type="submit">{t('dashboard.find')}</button>
    </Form>
  )
}

type Step = (row: HTMLElement) => void
const enter: Step = (row) => row.focus()
const open: Step = (row) => row.click()

/**
 * Searches after a pause. A key pressed before the results arrive takes effect once they do: the first row would still
 * match an older text.
 */
function useLiveSearch(field: RefObject<HTMLInputElement | null>, search: string) {
  const pageLink = usePageLink()
  const navigate = useNavigate()
  const isWaiting = useNavigation().state !== 'idle'
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pendingStep = useRef<Step>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // Back and "See all" change the search from outside; text being typed stays.
  const shown = useRef(search)
  useEffect(() => {
    if (shown.current === search) return
    shown.current = search
    if (field.current && field.current !== document.activeElement) field.current.value = search
  }, [field, search])
  useEffect(() => {
    if (!pendingStep.current || isWaiting || readSearch(field) !== search) return
    take(pendingStep.current)
    pendingStep.current = undefined
  }, [field, search, isWaiting])
  const submitSearch = (): void =>
    void navigate(pageLink({ search: readSearch(field), page: null }), { replace: true, preventScrollReset: true })
  // Text typed before hydration is searched too.
  const isNew = useRef(true)
  useEffect(() => {
    if (isNew.current && readSearch(field) !== search) submitSearch()
    isNew.current = false
  })
  const look = (): void => {
    pendingStep.current = undefined
    clearTimeout(timer.current)
    timer.current = setTimeout(submitSearch, PAUSE)
  }
  const press = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? enter : event.key === 'Enter' && readSearch(field) ? open : undefined
    if (!step) return
    event.preventDefault()
    if (!isWaiting && readSearch(field) === search) take(step)
    else {
      pendingStep.current = step
      clearTimeout(timer.current)
      submitSearch()
    }
  }
  return { look, press }
}

const readSearch = (field: RefObject<HTMLInputElement | null>): string => field.current?.value.trim() ?? ''

function take(step: Step): void {
  const row = document.querySelector<HTMLElement>('a[data-row]')
  if (row) step(row)
}
