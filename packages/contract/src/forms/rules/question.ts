import type { Field, InputField } from '../generated/shapes.ts'
import { plainText, type RichText } from './rich-text.ts'

/** The supported kinds of questions. */
export const questionKinds = [
  ...(['SHORT_TEXT', 'LONG_TEXT', 'NUMBER', 'EMAIL', 'PHONE', 'URL', 'DATE', 'TIME'] as const),
  ...(['CHOICE', 'DROPDOWN', 'CHOICES', 'CHECK_BOX', 'CONSENT', 'FILE', 'SIGNATURE'] as const),
] as const
/** Kind of a question. */
export type QuestionKind = (typeof questionKinds)[number]
/** Kind of a display field: text between questions, or a page break. */
export type DisplayKind = 'TEXT' | 'PAGE_BREAK'

/** A choice of a question. */
export type Choice = { label: string; value: string }

/** A question, independent of the component of the API that represents it. */
export type Question = {
  id: string
  /** The key of the answer; cannot be changed. */
  target: string
  kind: QuestionKind
  label: string
  help: string
  placeholder: string
  required: boolean
  hidden: boolean
  choices: readonly Choice[]
  /** Whether an answer other than the choices is allowed. */
  openChoice: boolean
  /** The field as in the API, with its bounds. */
  input: InputField
}

/** Lists the questions of a form in order, without display fields and unsupported kinds. */
export function toQuestions(fields: readonly Field[]): Question[] {
  return fields.flatMap((field) => toQuestion(field) ?? [])
}

/** Reads a field as a question; undefined for display fields and unsupported kinds. */
export function toQuestion(field: Field): Question | undefined {
  const kind = questionKind(field)
  const input = field.inputOptions
  if (!input || !kind || kind === 'TEXT' || kind === 'PAGE_BREAK') return undefined
  const parts = findComponent(input)
  const target = input.target ?? ''
  return {
    id: field.id ?? '',
    target,
    kind,
    input,
    label: readLabel(parts) || target,
    help: plainText(parts?.description) || textOr(parts?.explanationText),
    placeholder: textOr(parts?.placeholder),
    required: input.required ?? false,
    hidden: field.hidden ?? false,
    choices: readChoices(parts),
    openChoice: Boolean(parts?.customOption),
  }
}

/** Returns the kind of a field; undefined for unsupported ones: payment, scheduling, nested forms, quizzes, repeaters, … */
export function questionKind(field: Field): QuestionKind | DisplayKind | undefined {
  if (field.fieldType === 'DISPLAY' || (!field.inputOptions && field.displayOptions)) return displayKind(field)
  switch (field.inputOptions?.inputType) {
    case 'STRING':
      return textKind(field)
    case 'NUMBER':
      return field.inputOptions.numberOptions?.componentType === 'NUMBER_INPUT' ? 'NUMBER' : undefined
    case 'BOOLEAN':
      return boxKind(field.inputOptions)
    case 'ARRAY':
      return field.inputOptions.arrayOptions?.componentType === 'CHECKBOX_GROUP' ? 'CHOICES' : undefined
    case 'WIX_FILE':
      return fileKinds.get(field.inputOptions.wixFileOptions?.componentType ?? '')
    default:
      return undefined
  }
}

function displayKind({ displayOptions }: Field): DisplayKind | undefined {
  if (displayOptions?.displayFieldType === 'RICH_CONTENT') return 'TEXT'
  return displayOptions?.displayFieldType === 'PAGE_NAVIGATION' ? 'PAGE_BREAK' : undefined
}

const componentKinds = new Map<string, QuestionKind>([
  ['RADIO_GROUP', 'CHOICE'],
  ['DROPDOWN', 'DROPDOWN'],
  ['PHONE_INPUT', 'PHONE'],
  ['DATE_INPUT', 'DATE'],
  ['DATE_PICKER', 'DATE'],
  ['TIME_INPUT', 'TIME'],
])
const formatKinds = new Map<string, QuestionKind>([
  ['EMAIL', 'EMAIL'],
  ['PHONE', 'PHONE'],
  ['URL', 'URL'],
  ['DATE', 'DATE'],
  ['TIME', 'TIME'],
])
const fileKinds = new Map<string, QuestionKind>([
  ['FILE_UPLOAD', 'FILE'],
  ['SIGNATURE', 'SIGNATURE'],
])

/** Recognizes multi-line texts by their identifier, as the API has no component for them. */
function textKind({ identifier, inputOptions }: Field): QuestionKind | undefined {
  const { componentType = '', validation } = inputOptions?.stringOptions ?? {}
  if (componentType !== 'TEXT_INPUT') return componentKinds.get(componentType ?? '')
  const format = isEmailOfContact(inputOptions) ? 'EMAIL' : (validation?.format ?? '')
  return formatKinds.get(format) ?? (identifier === 'LONG_TEXT' ? 'LONG_TEXT' : 'SHORT_TEXT')
}

/** Returns true if the answer must be an email address: also if it is mapped to the contact's email. */
function isEmailOfContact(input: InputField | null | undefined): boolean {
  const field = input?.contactMapping?.contactField
  return field ? field === 'EMAIL' : input?.target === 'email'
}

/** Recognizes consent: a checkbox whose text has a link. */
function boxKind({ booleanOptions }: InputField): QuestionKind | undefined {
  if (booleanOptions?.componentType !== 'CHECKBOX') return undefined
  return JSON.stringify(booleanOptions.checkboxOptions?.label ?? {}).includes('"linkData"') ? 'CONSENT' : 'CHECK_BOX'
}

type Component = {
  label?: string | RichText | null
  description?: RichText | null
  placeholder?: string | null
  explanationText?: string | null
  options?: readonly { label?: string | null; value?: unknown }[] | null
  customOption?: object | null
}

/** Reads the texts of a component from the options named after it. */
function findComponent(input: InputField): Component | undefined {
  const { stringOptions, numberOptions, booleanOptions, arrayOptions, wixFileOptions } = input
  const options = stringOptions ?? numberOptions ?? booleanOptions ?? arrayOptions ?? wixFileOptions ?? {}
  const found = Object.entries(options).find(([name, value]) => name.endsWith('Options') && value)
  return found?.[1] as Component | undefined
}

function readLabel(parts: Component | undefined): string {
  return typeof parts?.label === 'string' ? parts.label : plainText(parts?.label)
}

function readChoices(parts: Component | undefined): Choice[] {
  return (parts?.options ?? []).map(({ label, value }) => {
    const written = value === undefined || value === null ? label : value
    return { label: label || String(written ?? ''), value: String(written ?? '') }
  })
}

const textOr = (text: string | null | undefined): string => text ?? ''
