import type { Field, InputField } from '../generated/shapes.ts'
import { plainText, type RichText } from './rich-text.ts'

/** The kinds of questions a form offers. */
export const questionKinds = [
  ...(['SHORT_TEXT', 'LONG_TEXT', 'NUMBER', 'EMAIL', 'PHONE', 'URL', 'DATE', 'TIME'] as const),
  ...(['CHOICE', 'DROPDOWN', 'CHOICES', 'CHECK_BOX', 'CONSENT', 'FILE', 'SIGNATURE'] as const),
] as const
export type QuestionKind = (typeof questionKinds)[number]
/** What else stands in a form: words between the questions, and the end of a page. */
export type DisplayKind = 'TEXT' | 'PAGE_BREAK'

/** One of the answers a question offers. */
export type Choice = { label: string; value: string }

/** A question as people read it, whatever component of the wire it is made of. */
export type Question = {
  id: string
  /** The key of the answer; never changes. */
  target: string
  kind: QuestionKind
  label: string
  help: string
  placeholder: string
  required: boolean
  hidden: boolean
  choices: readonly Choice[]
  /** Another answer than those offered may be written. */
  openChoice: boolean
  /** The field as the wire carries it, with its bounds. */
  input: InputField
}

/** The questions of a form in their order, display fields and kinds we do not offer left out. */
export function questionsOf(fields: readonly Field[]): Question[] {
  return fields.flatMap((field) => questionOf(field) ?? [])
}

/** A field as a question; undefined for one that asks nothing or is of a kind we do not offer. */
export function questionOf(field: Field): Question | undefined {
  const kind = kindOf(field)
  const input = field.inputOptions
  if (!input || !kind || kind === 'TEXT' || kind === 'PAGE_BREAK') return undefined
  const parts = componentOf(input)
  const target = input.target ?? ''
  return {
    id: field.id ?? '',
    target,
    kind,
    input,
    label: labelOf(parts) || target,
    help: plainText(parts?.description) || textOr(parts?.explanationText),
    placeholder: textOr(parts?.placeholder),
    required: input.required ?? false,
    hidden: field.hidden ?? false,
    choices: choicesOf(parts),
    openChoice: Boolean(parts?.customOption),
  }
}

/** What a field is; undefined for what we do not offer: payment, scheduling, nested forms, quizzes, repeaters, … */
export function kindOf(field: Field): QuestionKind | DisplayKind | undefined {
  if (field.fieldType === 'DISPLAY' || (!field.inputOptions && field.displayOptions)) return displayKindOf(field)
  switch (field.inputOptions?.inputType) {
    case 'STRING':
      return textKindOf(field)
    case 'NUMBER':
      return field.inputOptions.numberOptions?.componentType === 'NUMBER_INPUT' ? 'NUMBER' : undefined
    case 'BOOLEAN':
      return boxKindOf(field.inputOptions)
    case 'ARRAY':
      return field.inputOptions.arrayOptions?.componentType === 'CHECKBOX_GROUP' ? 'CHOICES' : undefined
    case 'WIX_FILE':
      return fileKinds.get(field.inputOptions.wixFileOptions?.componentType ?? '')
    default:
      return undefined
  }
}

function displayKindOf({ displayOptions }: Field): DisplayKind | undefined {
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

/** The wire has no component of several lines: the identifier tells. */
function textKindOf({ identifier, inputOptions }: Field): QuestionKind | undefined {
  const { componentType = '', validation } = inputOptions?.stringOptions ?? {}
  if (componentType !== 'TEXT_INPUT') return componentKinds.get(componentType ?? '')
  const format = isEmailOfContact(inputOptions) ? 'EMAIL' : (validation?.format ?? '')
  return formatKinds.get(format) ?? (identifier === 'LONG_TEXT' ? 'LONG_TEXT' : 'SHORT_TEXT')
}

/** What becomes the address of the contact must be one, also where the field does not say so. */
function isEmailOfContact(input: InputField | null | undefined): boolean {
  const field = input?.contactMapping?.contactField
  return field ? field === 'EMAIL' : input?.target === 'email'
}

/** Consent is a check box whose words lead somewhere. */
function boxKindOf({ booleanOptions }: InputField): QuestionKind | undefined {
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

/** Each component keeps its words in options of its own name. */
function componentOf(input: InputField): Component | undefined {
  const { stringOptions, numberOptions, booleanOptions, arrayOptions, wixFileOptions } = input
  const options = stringOptions ?? numberOptions ?? booleanOptions ?? arrayOptions ?? wixFileOptions ?? {}
  const found = Object.entries(options).find(([name, value]) => name.endsWith('Options') && value)
  return found?.[1] as Component | undefined
}

function labelOf(parts: Component | undefined): string {
  return typeof parts?.label === 'string' ? parts.label : plainText(parts?.label)
}

function choicesOf(parts: Component | undefined): Choice[] {
  return (parts?.options ?? []).map(({ label, value }) => {
    const written = value === undefined || value === null ? label : value
    return { label: label || String(written ?? ''), value: String(written ?? '') }
  })
}

const textOr = (text: string | null | undefined): string => text ?? ''
