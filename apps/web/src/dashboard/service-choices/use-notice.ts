import { useSubmit } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import type { ToastNotice } from '../frame/toast.tsx'
import { useTold } from '../frame/use-told.ts'
import type { Outcome } from './data/change-choices.ts'

/** What was just done, with a way back after deleting, and how to put it away. */
export function useNotice(outcome: Outcome | undefined): [ToastNotice | null, () => void] {
  const t = useT()
  const submit = useSubmit()
  const { told, id, putAway } = useTold(outcome)
  if (!told || 'problem' in told) return [null, putAway]
  const { did, undo } = told
  const takeBack = undo && ((): void => void submit(undo, { method: 'post', preventScrollReset: true }))
  return [{ id, words: t(`choices.done.${did}`), undo: takeBack }, putAway]
}
