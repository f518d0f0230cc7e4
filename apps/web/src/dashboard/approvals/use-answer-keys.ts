import { useEffect } from 'react'
import { areShortcutsOn } from '../frame/keys-switch.ts'

const letters: Record<string, string> = { KeyA: 'approve', KeyD: 'decline' }

/** A approves and D declines the focused request, U undoes the last decline; keys in form fields are ignored. */
export function useAnswerKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target, code } = event
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || !areShortcutsOn()) return
      if (!(target instanceof HTMLElement) || target.closest('input, textarea, select, dialog')) return
      const button = code === 'KeyU' ? find(document.body, 'undo') : find(target.closest('[data-card]'), letters[code])
      if (!button) return
      event.preventDefault()
      button.click()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

const find = (within: Element | null, action: string | undefined): HTMLButtonElement | null =>
  action ? (within?.querySelector<HTMLButtonElement>(`button[data-intent='${action}']`) ?? null) : null
