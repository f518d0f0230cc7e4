import { useEffect, useState } from 'react'
import { useSubmit } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import type { ToastNews } from '../frame/toast.tsx'
import type { Outcome } from './data/change-policies.ts'

/** What was just done, with a way back where there is one, and how to put it away. */
export function useNews(outcome: Outcome | undefined): [ToastNews | null, () => void] {
  const t = useT()
  const submit = useSubmit()
  const [over, setOver] = useState<Outcome>()
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (outcome) setCount((before) => before + 1)
  }, [outcome])
  if (!outcome || outcome === over || 'problem' in outcome) return [null, () => undefined]
  const { did, id, services } = outcome
  const name = outcome.name || t('policies.unnamed')
  const undo = (): void =>
    void submit({ do: 'restore', id, name: outcome.name }, { method: 'post', action: '?', preventScrollReset: true })
  const words = t(`policies.done.${did}`, { name, count: services })
  return [{ id: `${count}`, words, undo: did === 'delete' ? undo : null }, () => setOver(outcome)]
}
