import type { forms } from '@kalends/contract'
import { questionKind } from '@kalends/contract/form-rules'
import type { Draft, FieldKind } from '../forms/draft.ts'

type Field = forms.Field
type Input = forms.InputField

/** What is counted or compared. */
export type Unit = 'letters' | 'number' | 'day' | 'time' | 'choices' | 'files'

/** Limits of an answer as texts for fields, empty for no limit. */
export type Bounds = {
  unit: Unit
  least: string
  most: string
  /** Accepted file formats; empty for all. */
  formats: readonly forms.UploadFileFormat[]
}

const units: Partial<Record<FieldKind, Unit>> = {
  SHORT_TEXT: 'letters',
  LONG_TEXT: 'letters',
  NUMBER: 'number',
  DATE: 'day',
  TIME: 'time',
  CHOICES: 'choices',
  FILE: 'files',
}

/** Returns undefined for a field whose answer has no limits. */
export function readBounds(field: Field): Bounds | undefined {
  const unit = units[questionKind(field) ?? 'TEXT']
  if (!unit) return undefined
  const [least, most] = readPair(unit, field.inputOptions ?? {})
  const { validation, fileUploadOptions } = field.inputOptions?.wixFileOptions ?? {}
  const formats = validation?.uploadFileFormats ?? fileUploadOptions?.uploadFileFormats ?? []
  return { unit, least: String(least ?? ''), most: String(most ?? ''), formats }
}

type Bound = number | string | null | undefined

function readPair(unit: Unit, { stringOptions, numberOptions, arrayOptions, wixFileOptions }: Input): [Bound, Bound] {
  const text = stringOptions?.validation
  switch (unit) {
    case 'letters':
      return [text?.minLength, text?.maxLength]
    case 'number':
      return [numberOptions?.validation?.minimum, numberOptions?.validation?.maximum]
    case 'day':
      return [text?.dateOptions?.minimum, text?.dateOptions?.maximum]
    case 'time':
      return [text?.timeOptions?.minimum, text?.timeOptions?.maximum]
    case 'choices':
      return [arrayOptions?.validation?.minItems, arrayOptions?.validation?.maxItems]
    default:
      return [null, wixFileOptions?.validation?.fileLimit ?? wixFileOptions?.fileUploadOptions?.fileLimit]
  }
}

/** Sets a limit of the field's answer. */
export function setBound(draft: Draft, id: string, change: Partial<Omit<Bounds, 'unit'>>): Draft {
  const fields = draft.fields.map((field) => {
    const bounds = readBounds(field)
    if (field.id !== id || !bounds) return field
    return { ...field, inputOptions: withBounds(field.inputOptions ?? {}, { ...bounds, ...change }) }
  })
  return { ...draft, fields }
}

function withBounds(input: Input, { unit, least, most, formats }: Bounds): Input {
  const min = count(least)
  const max = count(most)
  const { stringOptions, numberOptions, arrayOptions, wixFileOptions } = input
  const text = stringOptions?.validation
  const between = { minimum: least || undefined, maximum: most || undefined }
  switch (unit) {
    case 'letters':
      return { ...input, stringOptions: { ...stringOptions, validation: { ...text, minLength: min, maxLength: max } } }
    case 'day': {
      const dateOptions = { ...text?.dateOptions, ...between }
      return { ...input, stringOptions: { ...stringOptions, validation: { ...text, dateOptions } } }
    }
    case 'time': {
      const timeOptions = { ...text?.timeOptions, ...between }
      return { ...input, stringOptions: { ...stringOptions, validation: { ...text, timeOptions } } }
    }
    case 'number': {
      const validation = { ...numberOptions?.validation, minimum: min, maximum: max }
      return { ...input, numberOptions: { ...numberOptions, validation } }
    }
    case 'choices': {
      const validation = { ...arrayOptions?.validation, minItems: min, maxItems: max }
      return { ...input, arrayOptions: { ...arrayOptions, validation } }
    }
    default: {
      const limits = { fileLimit: max, uploadFileFormats: [...formats] }
      const { validation, fileUploadOptions } = wixFileOptions ?? {}
      return {
        ...input,
        wixFileOptions: {
          ...wixFileOptions,
          fileUploadOptions: { ...fileUploadOptions, ...limits },
          ...(validation ? { validation: { ...validation, ...limits } } : {}),
        },
      }
    }
  }
}

/** Returns undefined for an incomplete number. */
function count(text: string): number | undefined {
  const number = Number(text)
  return text === '' || Number.isNaN(number) ? undefined : number
}

/** Returns true if no answer can satisfy both limits. */
export function isContrary({ unit, least, most }: Bounds): boolean {
  if (least === '' || most === '') return false
  return unit === 'day' || unit === 'time' ? least > most : Number(least) > Number(most)
}
