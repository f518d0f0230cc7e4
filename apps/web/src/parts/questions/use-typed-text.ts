import { type RefObject, useEffect } from 'react'
import { isAnswerName } from './names.ts'

const storageKey = (serviceId: string): string => `kalends:typed:${serviceId}`

/** Stores what is typed in the browser, per service and tab, and restores it over prefilled answers, which are older. */
export function useTypedText(form: RefObject<HTMLFormElement | null>, serviceId: string, restored: () => void): void {
  useEffect(() => {
    const fields = form.current
    if (!fields) return
    const key = storageKey(serviceId)
    restore(fields, sessionStorage.getItem(key))
    restored()
    const save = (): void => sessionStorage.setItem(key, JSON.stringify({ ...stored(key), ...read(fields) }))
    fields.addEventListener('input', save)
    return () => fields.removeEventListener('input', save)
  }, [form, serviceId, restored])
}

/** Clears the stored text after booking, so that the next booking starts empty. */
export function useForgetTyped(serviceId: string | undefined): void {
  useEffect(() => {
    if (serviceId) forgetTyped(serviceId)
  }, [serviceId])
}

/** Clears what was typed, for the next person at this browser. */
export const forgetTyped = (serviceId: string): void => sessionStorage.removeItem(storageKey(serviceId))

type Typed = Record<string, string>

const stored = (key: string): Typed => JSON.parse(sessionStorage.getItem(key) ?? '{}') as Typed

/** Checkboxes and radios are stored by name and value, texts by name. Hidden fields and files are left out. */
function read(form: HTMLFormElement): Typed {
  return Object.fromEntries(typedFields(form).map((field) => [fieldKey(field), isTicked(field) ?? field.value]))
}

function restore(form: HTMLFormElement, text: string | null): void {
  if (!text) return
  const typed = JSON.parse(text) as Typed
  for (const field of typedFields(form)) {
    const known = typed[fieldKey(field)]
    if (!known) continue
    if (isTicked(field) !== undefined) (field as HTMLInputElement).checked = known === 'yes'
    else field.value = known
  }
}

type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function typedFields(form: HTMLFormElement): TypedField[] {
  const typed = [...form.elements].filter(
    (field): field is TypedField =>
      (field instanceof HTMLInputElement && !['hidden', 'file'].includes(field.type)) ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement,
  )
  return typed.filter(({ name }) => isAnswerName(name))
}

const fieldKey = (field: TypedField): string =>
  isTicked(field) === undefined ? field.name : `${field.name}=${field.value}`

function isTicked(field: TypedField): string | undefined {
  if (!(field instanceof HTMLInputElement) || !['checkbox', 'radio'].includes(field.type)) return undefined
  return field.checked ? 'yes' : 'no'
}
