import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useT } from '../../lib/translate.tsx'

/** Asks before something typed is left behind: within the dashboard, and when the window closes. */
export function useUnsaved(isDirty: boolean): void {
  const t = useT()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      isDirty && historyAction !== 'REPLACE' && currentLocation.pathname !== nextLocation.pathname && !isSaving(),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    // The browser's own question is the one that a closing window asks too.
    if (window.confirm(t('service.leave'))) blocker.proceed()
    else blocker.reset()
  }, [blocker, t])
  useEffect(() => {
    if (!isDirty) return
    const confirmLeave = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', confirmLeave)
    return () => window.removeEventListener('beforeunload', confirmLeave)
  }, [isDirty])
}

/** The answer to a save leads on by itself: to the page of what was just made. */
function isSaving(): boolean {
  return document.querySelector('form [aria-busy="true"]') !== null
}
