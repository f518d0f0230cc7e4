import { type FormEvent, type RefObject, type SyntheticEvent, useEffect, useState } from 'react'
import { findMistakes, type Mistakes, readFormAnswers } from './form-answers.ts'
import type { LoadedForm } from './load-form.ts'
import { largeFiles, pendingFiles } from './pending-files.ts'

type Checking = {
  mistakes: Mistakes
  /** The form was submitted with them; from then on their number is shown. */
  refused: boolean
  /** Checks a field when it loses focus; from then on while typing. */
  check: (event: SyntheticEvent) => void
  /** Prevents a submit with mistakes and focuses the first wrong field. */
  refuse: (event: FormEvent<HTMLFormElement>) => void
}

export function useFieldErrors(
  form: RefObject<HTMLFormElement | null>,
  requested: LoadedForm,
  outcome: { mistakes?: Mistakes } | undefined,
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
    if (pressed?.getAttribute('name')) return // moves to another time or releases a hold: nothing is booked
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

function allMistakes(form: HTMLFormElement, requested: LoadedForm): Mistakes {
  const data = new FormData(form)
  return {
    ...findMistakes(readFormAnswers(data, requested), requested, pendingFiles(data, requested)),
    ...largeFiles(data, requested),
    ...untickedBoxes(form),
  }
}

/** Boxes beside the questions that have to be ticked. */
const untickedBoxes = (form: HTMLFormElement): Mistakes =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLInputElement>('input[data-agree]:not(:checked)')].map(({ name }) => [
      name,
      { key: 'form.book.error.agree' as const },
    ]),
  )

function focusFirst(form: HTMLFormElement | null, mistakes: Mistakes): void {
  const first = [...(form?.elements ?? [])].find((field) => (field.getAttribute('name') ?? '') in mistakes)
  if (first instanceof HTMLElement) first.focus()
}
