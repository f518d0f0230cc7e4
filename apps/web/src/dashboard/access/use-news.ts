import { useSubmit } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import type { ToastNews } from '../frame/toast.tsx'
import { useTold } from '../frame/use-told.ts'
import type { Outcome } from './data/change-access.ts'

const back = { clientOff: 'clientOn', clientOn: 'clientOff' } as const

/** What came of a press, with a way back where there is one; and how to put it away. */
export function useNews(outcome: Outcome | undefined): [ToastNews | null, () => void] {
  const t = useT()
  const submit = useSubmit()
  const { told, id, putAway } = useTold(outcome)
  if (!told?.done || told.intent === 'policy' || told.intent === 'createClient' || told.intent === 'createKey') {
    return [null, putAway]
  }
  const { intent, id: which, name } = told
  const words = t(`access.done.${intent}`, { name })
  if (intent !== 'clientOff' && intent !== 'clientOn') return [{ id, words, undo: null }, putAway]
  const undo = (): void =>
    void submit({ intent: back[intent], id: which }, { method: 'post', preventScrollReset: true })
  return [{ id, words, undo }, putAway]
}
