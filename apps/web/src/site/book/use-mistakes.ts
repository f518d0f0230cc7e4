import { type FormEvent, type RefObject, type SyntheticEvent, useEffect, useState } from 'react'
import type { BookingFormData } from '../data/form.ts'
import type { Outcome } from './act.ts'
import { readFormAnswers, type Mistakes, mistakesIn } from './answers.ts'
import { largeFiles, pendingFiles } from './pending-files.ts'

type Checking = {
  mistakes: Mistakes
  /** A press was refused for them; from then on their number is told. */
  refused: boolean
  /** On leaving a field it is checked; from then on live. */
  check: (event: SyntheticEvent) => void
  /** On submit: with mistakes nothing is sent, and the first wrong field has the focus. */
  refuse: (event: FormEvent<HTMLFormElement>) => void
}

export function useMistakes(
  form: RefObject<HTMLFormElement | null>,
  requested: BookingFormData,
  outcome: Outcome | undefined,
): Checking {
  const [mistakes, setMistakes] = useState<Mistakes>(outcome?.mistakes ?? {})
  const [refused, setRefused] = useState(outcome?.mistakes !== undefined)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    setMistakes(outcome?.mistakes ?? {})
    setRefused(outcome?.mistakes !== undefined)
    if (outcome?.mistakes) focusFirst(form.current, outcome.mistakes)
  }, [outcome, form])

  const check = (event: SyntheticEvent): void => {
    const { name = '' } = event.target as { name?: string }
    if (!form.current || !name) return
    if (event.type === 'input' && !left.has(name)) return
    setLeft(new Set([...left, name]))
    const found = allMistakes(form.current, requested)[name]
    const { [name]: _, ...others } = mistakes
    setMistakes(found ? { ...others, [name]: found } : others)
  }

  const refuse = (event: FormEvent<HTMLFormElement>): void => {
    const pressed = (event.nativeEvent as SubmitEvent).submitter
    if (pressed?.getAttribute('name')) return // takes another time, or lets one go: nothing is booked by it
    const found = allMistakes(event.currentTarget, requested)
    setMistakes(found)
    setLeft(new Set(Object.keys(found)))
    setRefused(Object.keys(found).length > 0)
    if (Object.keys(found).length === 0) return
    event.preventDefault()
    focusFirst(event.currentTarget, found)
  }

  return { mistakes, refused, check, refuse }
}

function allMistakes(form: HTMLFormElement, requested: BookingFormData): Mistakes {
  const data = new FormData(form)
  return {
    ...mistakesIn(readFormAnswers(data, requested), requested, pendingFiles(data, requested)),
    ...largeFiles(data, requested),
  }
}

function focusFirst(form: HTMLFormElement | null, mistakes: Mistakes): void {
  const first = [...(form?.elements ?? [])].find((field) => (field.getAttribute('name') ?? '') in mistakes)
  if (first instanceof HTMLElement) first.focus()
}
