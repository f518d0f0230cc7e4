import type { Translate } from '../../lib/translate.tsx'
import type { ToastText } from '../frame/use-toast.ts'
import type { Deed, Outcome } from './data/change-member.ts'

type Options = { sendsEmail: boolean; mayRestore: boolean }

/** The toast for a change of a member; null for a refused one. */
export function memberToast(t: Translate, outcome: Outcome, { sendsEmail, mayRestore }: Options): ToastText | null {
  if ('problem' in outcome) return null
  const { did, id, name, was } = outcome
  const text = t(did === 'mailLink' && !sendsEmail ? 'members.done.mailLink.noMail' : `members.done.${did}`, { name })
  const inverse = findInverse(did, was, mayRestore)
  return { text, undo: inverse ? { do: inverse, id, name, was: '' } : null }
}

/** A member who was approved cannot become pending again, and disconnecting is final. */
function findInverse(did: Deed, was: string, mayRestore: boolean): Deed | undefined {
  if (did === 'mute') return 'unmute'
  if (did === 'unmute') return 'mute'
  if (did === 'block' && was === 'APPROVED') return 'approve'
  if (did === 'approve' && was === 'BLOCKED') return 'block'
  return did === 'remove' && mayRestore ? 'restore' : undefined
}
