import { Fragment, useEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import styles from './keys.module.css'
import { areShortcutsOn, setShortcutsOn, subscribeToShortcuts } from './keys-switch.ts'
import { recordTyping, stopRecording, TYPED_AHEAD } from './typed-ahead.ts'

const DIALOG = 'keys'

// Physical keys, the same in every language.
const list = [
  ['T', 'today'],
  ['B', 'bookings'],
  ['M', 'messages'],
  ['N', 'new'],
  ['/', 'find'],
  ['↑ ↓', 'previousNext'],
  ['Esc', 'close'],
  ['?', 'list'],
] as const

/** Opens the list of shortcuts. */
export function openKeys(): void {
  const dialog = document.getElementById(DIALOG)
  if (dialog instanceof HTMLDialogElement) dialog.showModal()
}

/** Single-letter shortcuts outside form fields; they can be turned off for dictation and shared keyboards. */
export function Keys({ withMessages }: { withMessages: boolean }) {
  const t = useT()
  const isOn = useSyncExternalStore(subscribeToShortcuts, areShortcutsOn, () => true)
  const isFillingIn = useIsFillingIn()
  useLetters(isOn && !isFillingIn, withMessages)
  useEffect(() => {
    if (!isFillingIn) return
    if (!document.querySelector(`[${TYPED_AHEAD}]`)) recordTyping()
    return stopRecording
  }, [isFillingIn])
  return (
    <dialog id={DIALOG} className={styles.keys} aria-labelledby="keys-title">
      <h2 id="keys-title">{t('dashboard.keys.title')}</h2>
      <dl>
        {list
          .filter(([, name]) => withMessages || name !== 'messages')
          .map(([key, name]) => (
            <Fragment key={key}>
              <dt>{key}</dt>
              <dd>{t(`dashboard.keys.${name}`)}</dd>
            </Fragment>
          ))}
      </dl>
      <form method="dialog">
        <CheckBox
          label={t('dashboard.keys.on')}
          checked={isOn}
          onChange={(event) => setShortcutsOn(event.target.checked)}
        />
        <Button>{t('dashboard.close')}</Button>
      </form>
    </dialog>
  )
}

/**
 * Returns true while a form is open or loading, when a shortcut would discard input. Right after a form opens, the
 * first letters still arrive outside its fields.
 */
function useIsFillingIn(): boolean {
  const { search } = useLocation()
  const { location: next } = useNavigation()
  return [search, next?.search ?? ''].some((it) => formsInAddress.some((name) => new URLSearchParams(it).has(name)))
}

/** URL parameters of new bookings, moves and confirmations. */
const formsInAddress = ['new', 'move', 'confirm', 'panel', 'edit']

function useLetters(isOn: boolean, withMessages: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isOn) return
    const actions: Record<string, () => unknown> = {
      t: () => navigate(dashboardPaths.today()),
      b: () => navigate(dashboardPaths.bookings()),
      ...(withMessages ? { m: () => navigate(dashboardPaths.messages()) } : {}),
      n: () => newBooking() ?? navigate(dashboardPaths.calendar({ new: 'yes' })),
      '/': () => document.querySelector<HTMLInputElement>('[data-find]')?.focus(),
      '?': openKeys,
    }
    const press = (event: KeyboardEvent): void => {
      const action = actions[event.key]
      if (!action || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      event.preventDefault()
      void action()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [navigate, isOn, withMessages])
}

/** Clicks the calendar's own button, which knows the selected day. */
function newBooking(): true | undefined {
  const button = document.querySelector<HTMLElement>('[data-new]')
  button?.click()
  return button ? true : undefined
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog, [contenteditable]') !== null
