import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useT } from '../../lib/translate.tsx'

/** Asks before unsaved changes are lost, when navigating and when the window closes. */
export function useUnsaved(isDirty: boolean): void {
  const t = useT()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      isDirty && historyAction !== 'REPLACE' && currentLocation.pathname !== nextLocation.pathname && !isSaving(),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    // The browser asks the same when the window closes.
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

/** Returns true while saving, whose redirect needs no confirmation. */
function isSaving(): boolean {
  return document.querySelector('form [aria-busy="true"]') !== null
}
