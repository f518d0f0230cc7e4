import { type RefObject, useEffect } from 'react'
import { answerNames } from './answers.ts'

const keyOf = (serviceId: string): string => `kalends:typed:${serviceId}`

/** Keeps what is typed in the browser, per service and tab, and brings it back into fields that are empty. */
export function useTypedText(form: RefObject<HTMLFormElement | null>, serviceId: string): void {
  useEffect(() => {
    const fields = form.current
    if (!fields) return
    const key = keyOf(serviceId)
    restore(fields, sessionStorage.getItem(key))
    const save = (): void => sessionStorage.setItem(key, JSON.stringify(read(fields)))
    fields.addEventListener('input', save)
    return () => fields.removeEventListener('input', save)
  }, [form, serviceId])
}

/** Once it is booked, the next booking starts from an empty form. */
export function useForgetTyped(serviceId: string | undefined): void {
  useEffect(() => {
    if (serviceId) sessionStorage.removeItem(keyOf(serviceId))
  }, [serviceId])
}

const names = [...answerNames, 'agree'] as const

const read = (form: HTMLFormElement): Record<string, string> => {
  const data = new FormData(form)
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')]))
}

function restore(form: HTMLFormElement, stored: string | null): void {
  if (!stored) return
  const typed = JSON.parse(stored) as Record<string, string>
  for (const name of names) fill(form.elements.namedItem(name), typed[name] ?? '')
}

function fill(field: Element | RadioNodeList | null, text: string): void {
  if (!text) return
  if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true
  else if ((field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && !field.value)
    field.value = text
}
