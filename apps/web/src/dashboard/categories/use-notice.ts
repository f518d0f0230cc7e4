import { useSubmit } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import type { ToastNotice } from '../frame/toast.tsx'
import { useTold } from '../frame/use-told.ts'
import type { Outcome } from './data/change-categories.ts'

/** What was just done, with a way back where there is one, and how to put it away. */
export function useNotice(outcome: Outcome | undefined): [ToastNotice | null, () => void] {
  const t = useT()
  const submit = useSubmit()
  const { told, id, putAway } = useTold(outcome)
  if (!told || 'problem' in told || told.did === 'move') return [null, putAway]
  const { did, name, services } = told
  const undo = (): void =>
    void submit({ do: 'restore', id: told.id, name }, { method: 'post', action: '?', preventScrollReset: true })
  const words = t(`categories.done.${did}`, { name, count: services })
  return [{ id, words, undo: did === 'delete' ? undo : null }, putAway]
}
