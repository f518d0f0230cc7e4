import { useEffect, useState } from 'react'
import { useSubmit } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import type { ToastNews } from '../frame/toast.tsx'
import type { Outcome } from './data/change-add-ons.ts'

/** What was just done, with a way back after deleting, and how to put it away. */
export function useNews(outcome: Outcome | undefined): [ToastNews | null, () => void] {
  const t = useT()
  const submit = useSubmit()
  const [over, setOver] = useState<Outcome>()
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (outcome) setCount((before) => before + 1)
  }, [outcome])
  if (!outcome || outcome === over || 'problem' in outcome) return [null, () => undefined]
  const { did, name, kept } = outcome
  const undo = (): void => void submit({ do: 'restore', name, kept }, { method: 'post', preventScrollReset: true })
  const news = { id: `${count}`, words: t(`addOns.done.${did}`, { name }), undo: did === 'delete' ? undo : null }
  return [news, () => setOver(outcome)]
}
