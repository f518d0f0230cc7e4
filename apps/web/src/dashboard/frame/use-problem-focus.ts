import { type RefObject, useEffect, useRef } from 'react'

/** Leads the focus to the field a refusal is about, or to the line that says it, whenever another one comes. */
export function useProblemFocus(problem: string | undefined): RefObject<HTMLDivElement | null> {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!problem) return
    const field = line.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')
    ;(field ?? line.current)?.focus()
  }, [problem])
  return line
}
