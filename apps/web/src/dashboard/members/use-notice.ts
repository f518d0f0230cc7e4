import { useSubmit } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import type { ToastNotice } from '../frame/toast.tsx'
import { useTold } from '../frame/use-told.ts'
import { useBusiness } from '../use-business.ts'
import type { Deed, Outcome } from './data/change-member.ts'

/** What came of a press, with a way back where there is one; and how to put it away. */
export function useNotice(outcome: Outcome | undefined, mayRestore: boolean): [ToastNotice | null, () => void] {
  const t = useT()
  const submit = useSubmit()
  const { sendsEmail } = useBusiness()
  const { told, id, putAway } = useTold(outcome)
  if (!told || 'problem' in told) return [null, putAway]
  const { did, id: whose, name, was } = told
  const words = t(did === 'mailLink' && !sendsEmail ? 'members.done.mailLink.noMail' : `members.done.${did}`, { name })
  const back = wayBack(did, was, mayRestore)
  if (!back) return [{ id, words, undo: null }, putAway]
  const undo = (): void =>
    void submit({ do: back, id: whose, name, was: '' }, { method: 'post', preventScrollReset: true })
  return [{ id, words, undo }, putAway]
}

/** Nobody waits again who was let in once, and disconnecting is for good. */
function wayBack(did: Deed, was: string, mayRestore: boolean): Deed | undefined {
  if (did === 'mute') return 'unmute'
  if (did === 'unmute') return 'mute'
  if (did === 'block' && was === 'APPROVED') return 'approve'
  if (did === 'approve' && was === 'BLOCKED') return 'block'
  return did === 'remove' && mayRestore ? 'restore' : undefined
}
