import { useSubmit } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import type { ToastNotice } from '../frame/toast.tsx'
import { useTold } from '../frame/use-told.ts'
import type { Outcome } from './data/change-services.ts'

/** What was just done, with a way back where there is one, and how to put it away. */
export function useNotice(outcome: Outcome | undefined): [ToastNotice | null, () => void] {
  const t = useT()
  const submit = useSubmit()
  const { told, id, putAway } = useTold(outcome)
  if (!told || 'problem' in told || told.did === 'order') return [null, putAway]
  const { did, ids, shown, lost } = told
  const send = (what: string): void => {
    const form = new FormData()
    form.set('do', what)
    for (const serviceId of ids) form.append('id', serviceId)
    form.set('shown', shown.join())
    void submit(form, { method: 'post', preventScrollReset: true })
  }
  const back = { delete: 'undo', hide: 'show', show: 'hide' }[did as string]
  const done = t(`services.done.${did}`, { count: ids.length })
  const words = lost > 0 ? `${done} ${t('services.done.lost', { count: lost })}` : done
  return [{ id, words, undo: back ? () => send(back) : null }, putAway]
}
