import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Form, useNavigate, useNavigation } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Icon } from '../../ui/icon.tsx'
import find from '../frame/find.module.css'
import { useHere } from '../here.ts'

const PAUSE = 150

/** Narrows the list while one types. Arrow down leads into it, Enter opens the best match; `/` leads here. */
export function FindCustomers({ search }: { search: string }) {
  const t = useT()
  const here = useHere()
  const navigate = useNavigate()
  const isWaiting = useNavigation().state !== 'idle'
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The way back and "See all" change the words from outside; nobody's typing is overwritten.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = search
  }, [search])
  useEffect(() => () => clearTimeout(timer.current), [])
  const look = (words: string): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      void navigate(here({ search: words.trim(), page: null }), { replace: true, preventScrollReset: true })
    }, PAUSE)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    const row = document.querySelector<HTMLElement>('a[data-row]')
    const isAnswered = !isWaiting && event.currentTarget.value.trim() === search
    if (event.key === 'ArrowDown') row?.focus()
    else if (event.key === 'Enter' && isAnswered && search && row) row.click()
    else return
    event.preventDefault()
  }
  return (
    <Form method="get" role="search" className={find.find}>
      <Icon name="search" size={18} />
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
        onChange={(event) => look(event.target.value)}
        onKeyDown={press}
      />
      <button type="submit">{t('dashboard.find')}</button>
    </Form>
  )
}
