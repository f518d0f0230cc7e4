import { useSubmit } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import type { ToastNotice } from '../frame/toast.tsx'
import { useTold } from '../frame/use-told.ts'
import type { Outcome } from './data/change-people.ts'

const waysBack = { remove: 'restore', revoke: 'unrevoke' } as const

/** What was taken away, with a way back, and what came back; and how to put it away. */
export function useNotice(outcome: Outcome | undefined): [ToastNotice | null, () => void] {
  const t = useT()
  const submit = useSubmit()
  const { told, id, putAway } = useTold(outcome)
  if (!told || !('id' in told)) return [null, putAway]
  const { did, id: whose, name } = told
  const words = t(`people.done.${did}`, { name })
  if (did !== 'remove' && did !== 'revoke') return [{ id, words, undo: null }, putAway]
  const undo = (): void =>
    void submit({ do: waysBack[did], id: whose, name }, { method: 'post', preventScrollReset: true })
  return [{ id, words, undo }, putAway]
}
