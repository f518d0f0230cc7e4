import { visibleQuestions } from '@kalends/contract/form-rules'
import { type RefObject, useCallback, useMemo, useState } from 'react'
import { type Answers, readFormAnswers } from './form-answers.ts'
import type { LoadedForm } from './load-form.ts'
import { writeShownQuestions } from './new-questions.ts'

type Shown = {
  /** Ids of the questions these answers lead to, and which are required. */
  shown: ReadonlyMap<string, boolean>
  /** The same as one value, to be submitted. */
  word: string
  /** Reads the answers again. */
  look: () => void
}

/** Which questions the page shows: first those of the server, then updated with every keystroke. */
export function useShownQuestions(
  form: RefObject<HTMLFormElement | null>,
  requested: LoadedForm,
  outcome: { answers: Answers } | undefined,
): Shown {
  const [typed, setTyped] = useState<Record<string, unknown> | undefined>(undefined)
  const given = typed ?? outcome?.answers.given ?? {}
  const key = JSON.stringify(visibleQuestions(requested, given).map(({ id, required }) => [id, required]))
  const shown = useMemo(() => new Map(JSON.parse(key) as [string, boolean][]), [key])
  const look = useCallback(() => {
    if (form.current) setTyped(readFormAnswers(new FormData(form.current), requested).given)
  }, [form, requested])
  return { shown, word: writeShownQuestions(requested, { given, agree: false }), look }
}
