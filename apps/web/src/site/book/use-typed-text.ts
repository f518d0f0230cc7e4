import { type RefObject, useEffect } from 'react'
import { answerNames } from './answers.ts'

/** Keeps what is typed in the browser, per service and tab, and brings it back into fields that are empty. */
export function useTypedText(form: RefObject<HTMLFormElement | null>, serviceId: string): void {
  useEffect(() => {
    const fields = form.current
    if (!fields) return
    const key = `kalends:typed:${serviceId}`
    restore(fields, sessionStorage.getItem(key))
    const save = (): void => sessionStorage.setItem(key, JSON.stringify(read(fields)))
    fields.addEventListener('input', save)
    return () => fields.removeEventListener('input', save)
  }, [form, serviceId])
}

const read = (form: HTMLFormElement): Record<string, string> => {
  const data = new FormData(form)
  return Object.fromEntries(answerNames.map((name) => [name, String(data.get(name) ?? '')]))
}

function restore(form: HTMLFormElement, stored: string | null): void {
  if (!stored) return
  const typed = JSON.parse(stored) as Record<string, string>
  for (const name of answerNames) {
    const field = form.elements.namedItem(name)
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    if (isText && !field.value && typed[name]) field.value = typed[name]
  }
}
