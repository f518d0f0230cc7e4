import { useEffect, useState } from 'react'
import { useSubmit } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import type { ToastNews } from '../frame/toast.tsx'
import type { Outcome } from './data/change-services.ts'

/** What was just done, with a way back where there is one, and how to put it away. */
export function useNews(outcome: Outcome | undefined): [ToastNews | null, () => void] {
  const t = useT()
  const submit = useSubmit()
  const [over, setOver] = useState<Outcome>()
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (outcome) setCount((before) => before + 1)
  }, [outcome])
  if (!outcome || outcome === over || 'problem' in outcome || outcome.did === 'order') return [null, () => undefined]
  const { did, ids, shown, lost } = outcome
  const send = (what: string): void => {
    const form = new FormData()
    form.set('do', what)
    for (const id of ids) form.append('id', id)
    form.set('shown', shown.join())
    void submit(form, { method: 'post', preventScrollReset: true })
  }
  const back = { delete: 'undo', hide: 'show', show: 'hide' }[did as string]
  const words = t(`services.done.${did}`, { count: ids.length })
  return [
    {
      id: `${count}`,
      words: lost > 0 ? `${words} ${t('services.done.lost', { count: lost })}` : words,
      undo: back ? () => send(back) : null,
    },
    () => setOver(outcome),
  ]
}
