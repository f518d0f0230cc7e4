import type { Translate } from '../../lib/translate.tsx'
import type { ToastText } from '../frame/use-toast.ts'
import type { Action, Outcome } from './data/change-member.ts'

type Options = { sendsEmail: boolean; canRestore: boolean }

/** The toast for a change of a member; null for a refused one. */
export function memberToast(t: Translate, outcome: Outcome, { sendsEmail, canRestore }: Options): ToastText | null {
  if ('problem' in outcome) return null
  const { action, id, name, previousStatus } = outcome
  const text = t(action === 'mailLink' && !sendsEmail ? 'members.done.mailLink.noMail' : `members.done.${action}`, {
    name,
  })
  const inverse = findInverse(action, previousStatus, canRestore)
  return { text, undo: inverse ? { intent: inverse, id, name, previousStatus: '' } : null }
}

/** A member who was approved cannot become pending again, and disconnecting is final. */
function findInverse(action: Action, previousStatus: string, canRestore: boolean): Action | undefined {
  if (action === 'mute') return 'unmute'
  if (action === 'unmute') return 'mute'
  if (action === 'block' && previousStatus === 'APPROVED') return 'approve'
  if (action === 'approve' && previousStatus === 'BLOCKED') return 'block'
  return action === 'remove' && canRestore ? 'restore' : undefined
}
