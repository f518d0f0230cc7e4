import { useSubmit } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import type { ToastNotice } from '../frame/toast.tsx'
import { useTold } from '../frame/use-told.ts'
import type { Intent, Outcome } from './data/change-access.ts'

const back = {
  ...({ clientOff: 'clientOn', clientOn: 'clientOff' } as const),
  ...({ providerOff: 'providerOn', providerOn: 'providerOff' } as const),
}

/** What came of a press, with a way back where there is one; and how to put it away. */
export function useNotice(outcome: Outcome | undefined): [ToastNotice | null, () => void] {
  const t = useT()
  const submit = useSubmit()
  const { told, id, putAway } = useTold(outcome)
  if (!told?.done) return [null, putAway]
  const { intent, id: which, name } = told
  if (!isTold(intent)) return [null, putAway]
  const words = t(`access.done.${intent}`, { name })
  const undoing = back[intent as keyof typeof back]
  if (!undoing) return [{ id, words, undo: null }, putAway]
  const undo = (): void => void submit({ intent: undoing, id: which }, { method: 'post', preventScrollReset: true })
  return [{ id, words, undo }, putAway]
}

const told = [
  ...(['createProvider', 'updateProvider', 'providerOff', 'providerOn'] as const),
  ...(['updateClient', 'clientOff', 'clientOn', 'updateKey', 'revokeKey'] as const),
] as const

/** Others say it where they stand. */
const isTold = (intent: Intent): intent is (typeof told)[number] => told.some((name) => name === intent)
