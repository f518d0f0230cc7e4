import type { Translate } from '../../lib/translate.tsx'
import type { ToastText } from '../frame/use-toast.ts'
import type { Outcome } from './data/change-plans.ts'

/** What was done, and how to undo it. Archiving cannot be undone. */
export function plansToast(t: Translate, outcome: Outcome): ToastText | null {
  if ('problem' in outcome) return null
  return { text: t(`plans.done.${outcome.action}`, { name: outcome.name }), undo: undoOf(outcome) }
}

function undoOf({ action, id, name, primaryId }: Exclude<Outcome, { problem: string }>) {
  switch (action) {
    case 'show':
      return { intent: 'hide', id, name }
    // Hiding the primary plan leaves none; showing it again does not make it primary.
    case 'hide':
      return primaryId === id ? null : { intent: 'show', id, name }
    case 'makePrimary':
      return primaryId ? { intent: 'makePrimary', id: primaryId, name: '' } : { intent: 'clearPrimary', id, name }
    case 'clearPrimary':
      return { intent: 'makePrimary', id, name }
    default:
      return null
  }
}
