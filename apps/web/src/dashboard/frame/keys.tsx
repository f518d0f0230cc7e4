import { Fragment, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import styles from './shell.module.css'

// Letters as they stand on the keyboard, the same in every language.
const list = [
  ['T', 'today'],
  ['B', 'bookings'],
  ['/', 'find'],
  ['↑ ↓', 'walk'],
  ['Esc', 'close'],
] as const

/** Keys that work everywhere but in fields; `?` lists them. */
export function Keys() {
  const t = useT()
  const navigate = useNavigate()
  const sheet = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return
      if (event.key === 't') void navigate(paths.today())
      else if (event.key === 'b') void navigate(paths.bookings())
      else if (event.key === '/') document.querySelector<HTMLInputElement>('input[type=search]')?.focus()
      else if (event.key === '?') sheet.current?.showModal()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [navigate])
  return (
    <dialog ref={sheet} className={styles.keys} aria-labelledby="keys-title">
      <h2 id="keys-title">{t('dashboard.keys.title')}</h2>
      <dl>
        {list.map(([key, name]) => (
          <Fragment key={key}>
            <dt>{key}</dt>
            <dd>{t(`dashboard.keys.${name}`)}</dd>
          </Fragment>
        ))}
      </dl>
      <form method="dialog">
        <Button>{t('dashboard.close')}</Button>
      </form>
    </dialog>
  )
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
