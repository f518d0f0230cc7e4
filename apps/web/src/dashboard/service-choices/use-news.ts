import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import type { ToastNews } from '../frame/toast.tsx'
import type { Outcome } from './data/change-choices.ts'

/** What was just done, and how to put it away. Told once the page shows it, for until then its form is about to change. */
export function useNews(outcome: Outcome | undefined): [ToastNews | null, () => void] {
  const t = useT()
  const { state } = useNavigation()
  const [over, setOver] = useState<Outcome>()
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (outcome) setCount((before) => before + 1)
  }, [outcome])
  if (state !== 'idle' || !outcome || outcome === over || 'problem' in outcome) return [null, () => undefined]
  return [{ id: `${count}`, words: t(`choices.done.${outcome.did}`), undo: null }, () => setOver(outcome)]
}
