import { visibleQuestions } from '@kalends/contract/form-rules'
import { type RefObject, useCallback, useMemo, useState } from 'react'
import type { BookingFormData } from '../data/form.ts'
import type { Outcome } from './act.ts'
import { readFormAnswers } from './answers.ts'
import { shownWord } from './new-questions.ts'

type Shown = {
  /** The ids of the questions these answers lead to, with those that must be answered. */
  shown: ReadonlyMap<string, boolean>
  /** The same, to be sent along. */
  word: string
  /** Looks at the answers anew. */
  look: () => void
}

/** Which questions stand on the page: as the server said, and from then on with every letter that is typed. */
export function useShown(
  form: RefObject<HTMLFormElement | null>,
  requested: BookingFormData,
  outcome: Outcome | undefined,
): Shown {
  const [typed, setTyped] = useState<Record<string, unknown> | undefined>(undefined)
  const given = typed ?? outcome?.answers.given ?? {}
  const key = JSON.stringify(visibleQuestions(requested, given).map(({ id, required }) => [id, required]))
  const shown = useMemo(() => new Map(JSON.parse(key) as [string, boolean][]), [key])
  const look = useCallback(() => {
    if (form.current) setTyped(readFormAnswers(new FormData(form.current), requested).given)
  }, [form, requested])
  return { shown, word: shownWord(requested, { given, agree: false }), look }
}
