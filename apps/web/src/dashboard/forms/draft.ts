import type { forms } from '@kalends/contract'
import {
  type ContactDetail,
  type DisplayKind,
  findContactDetail,
  plainText,
  type QuestionKind,
  questionKind,
  toQuestion,
} from '@kalends/contract/form-rules'

type Field = forms.Field
type Rule = forms.Rule
export type FieldKind = QuestionKind | DisplayKind

/** A form being edited. Functions return a new draft and leave the old one unchanged. */
export type Draft = { name: string; fields: Field[]; rules: Rule[]; limits: forms.LimitationRule }

export const fieldKinds: readonly FieldKind[] = [
  'SHORT_TEXT',
  'LONG_TEXT',
  'NUMBER',
  'EMAIL',
  'PHONE',
  'URL',
  'DATE',
  'TIME',
  'CHOICE',
  'DROPDOWN',
  'CHOICES',
  'CHECK_BOX',
  'CONSENT',
  'FILE',
  'SIGNATURE',
  'TEXT',
  'PAGE_BREAK',
]

/** Texts and settings of a field, independent of its component. */
export type FieldTexts = {
  label: string
  help: string
  required: boolean
  choices: readonly string[]
  link: string
  linkText: string
}

/** Creates a field of a kind. `id` also becomes the key of its answer, which never changes. */
export function newField(kind: FieldKind, id: string, label: string): Field {
  const texts = { label, help: '', required: kind === 'CONSENT', choices: [label], link: '', linkText: label }
  return { ...buildParts(kind, `q_${id.replaceAll('-', '').slice(0, 12)}`, texts), id, hidden: false }
}

export function readTexts(field: Field): FieldTexts {
  const question = toQuestion(field)
  const pieces = readLink(field.inputOptions?.booleanOptions?.checkboxOptions?.label)
  const shown = plainText(field.displayOptions?.richContentOptions?.richContent)
  return {
    label: pieces ? pieces.before : question ? readLabel(question) : shown,
    help: question?.help ?? '',
    required: question?.required ?? false,
    choices: question?.choices.map(({ label }) => label) ?? [],
    link: pieces?.url ?? '',
    linkText: pieces?.texts ?? '',
  }
}

/** A question without a text is called by the key of its answer, which says nothing where it was made here. */
const readLabel = ({ label, target }: { label: string; target: string }): string =>
  label === target && /^q_[0-9a-f]{12}$/.test(target) ? '' : label

/** Changes texts of a field. Choices with unchanged text keep the value that answers are stored under. */
export function withTexts(draft: Draft, id: string, change: Partial<FieldTexts>): Draft {
  return withField(draft, id, (field) => {
    const kind = questionKind(field) ?? 'SHORT_TEXT'
    const built = buildParts(kind, field.inputOptions?.target ?? '', { ...readTexts(field), ...change }, field)
    return { ...field, ...built }
  })
}

export function addField(draft: Draft, field: Field): Draft {
  return { ...draft, fields: [...draft.fields, field] }
}

/**
 * Returns true if the form asks for a name and for an email or phone number that reach the customer's record: fields
 * mapped to it, or with a standard key.
 */
export function identifiesCustomer({ fields }: Pick<Draft, 'fields'>): boolean {
  const details = new Set(fields.map(({ inputOptions }) => findContactDetail(inputOptions ?? {})))
  const hasOne = (...some: ContactDetail[]) => some.some((detail) => details.has(detail))
  return hasOne('FIRST_NAME', 'LAST_NAME') && hasOne('EMAIL', 'PHONE')
}

/** Copies the questions about the customer, which a form for bookings begins with. */
export function copyContactQuestions(fields: readonly Field[]): Field[] {
  const mapped = fields.filter(({ inputOptions, hidden }) => inputOptions?.contactMapping?.contactField && !hidden)
  return copyField({ fields: mapped, rules: [] }).fields
}

/** Removes a field; fields that depended on it are always shown. */
export function removeField(draft: Draft, id: string): Draft {
  const removed = draft.fields.find((field) => field.id === id)
  const target = removed?.inputOptions?.target
  const dependent = draft.fields.filter((field) => readCondition(draft, field.id ?? '')?.target === target && target)
  const freed = dependent.reduce((left, field) => showWhen(left, field.id ?? '', undefined), draft)
  return {
    ...freed,
    fields: freed.fields.filter((field) => field.id !== id),
    rules: freed.rules.filter((rule) => shownBy(rule) !== id),
  }
}

/** Moves a field to an index, clamped to the list. */
export function moveField(draft: Draft, id: string, position: number): Draft {
  const field = draft.fields.find((it) => it.id === id)
  if (!field) return draft
  const others = draft.fields.filter((it) => it.id !== id)
  const at = Math.max(0, Math.min(position, others.length))
  return { ...draft, fields: [...others.slice(0, at), field, ...others.slice(at)] }
}

/** Shows a field depending on the answer to another. */
export type ShowCondition = { target: string; operator: forms.Operator; value?: string }

export function readCondition({ rules }: Pick<Draft, 'rules'>, id: string): ShowCondition | undefined {
  const condition = rules.find((rule) => shownBy(rule) === id)?.expression?.condition
  if (!condition?.target || !condition.operator) return undefined
  const { target, operator, value } = condition
  return { target, operator, ...(value === undefined || value === null ? {} : { value: String(value) }) }
}

/** Sets or removes a field's condition: hidden until it is met, always shown without one. */
export function showWhen(draft: Draft, id: string, condition: ShowCondition | undefined): Draft {
  const rules = draft.rules.filter((rule) => shownBy(rule) !== id)
  const hidden = condition !== undefined
  const shown = withField(draft, id, (field) => ({ ...field, hidden }))
  return { ...shown, rules: condition ? [...rules, findRule(draft, id, condition)] : rules }
}

function findRule({ rules }: Draft, id: string, condition: ShowCondition): Rule {
  const known = rules.find((rule) => shownBy(rule) === id)
  return {
    id: known?.id ?? crypto.randomUUID(),
    name: '',
    expression: { condition },
    overrides: [
      {
        entityType: 'FIELD',
        fieldOptions: { fieldId: id, propertyType: 'HIDDEN', hiddenOptions: { hidden: false } },
      },
    ],
  }
}

/** Returns the field a rule shows; undefined for rules of other shapes, which are left alone. */
export function shownBy({ overrides }: Rule): string | undefined {
  const [only, ...more] = overrides ?? []
  const { fieldId, propertyType, hiddenOptions } = only?.fieldOptions ?? {}
  const shows = more.length === 0 && propertyType === 'HIDDEN' && hiddenOptions?.hidden === false
  return shows ? (fieldId ?? undefined) : undefined
}

/** Copies a form with new ids; answers keep their keys, and rules refer to the copies. */
export function copyField({ fields, rules }: Pick<Draft, 'fields' | 'rules'>): Pick<Draft, 'fields' | 'rules'> {
  const ids = new Map(fields.map(({ id }) => [id ?? '', crypto.randomUUID()]))
  return {
    fields: fields.map((field) => ({ ...field, id: ids.get(field.id ?? '') ?? crypto.randomUUID() })),
    rules: rules.map((rule) => ({
      ...rule,
      id: crypto.randomUUID(),
      overrides: (rule.overrides ?? []).map((override) => {
        const { fieldOptions } = override
        const fieldId = ids.get(fieldOptions?.fieldId ?? '') ?? fieldOptions?.fieldId
        return { ...override, fieldOptions: { ...fieldOptions, fieldId } }
      }),
    })),
  }
}

function withField(draft: Draft, id: string, change: (field: Field) => Field): Draft {
  return { ...draft, fields: draft.fields.map((field) => (field.id === id ? change(field) : field)) }
}

/** Builds the API's components of a kind; limits and mapping of an existing field stay. */
function buildParts(kind: FieldKind, target: string, texts: FieldTexts, before?: Field): Field {
  if (kind === 'TEXT') {
    const richContent = richText(texts.label)
    return {
      fieldType: 'DISPLAY',
      displayOptions: { displayFieldType: 'RICH_CONTENT', richContentOptions: { richContent } },
    }
  }
  if (kind === 'PAGE_BREAK') {
    const pageNavigationOptions = before?.displayOptions?.pageNavigationOptions ?? {}
    return { fieldType: 'DISPLAY', displayOptions: { displayFieldType: 'PAGE_NAVIGATION', pageNavigationOptions } }
  }
  const input = before?.inputOptions
  const shared = { pii: true, readOnly: false, ...input, target, required: texts.required }
  return {
    fieldType: 'INPUT',
    identifier: before?.identifier ?? kind,
    inputOptions: { ...shared, ...toComponent(kind, texts, input) },
  }
}

function toComponent(
  kind: QuestionKind,
  texts: FieldTexts,
  input: forms.InputField | null | undefined,
): forms.InputField {
  const common = { label: texts.label, showLabel: true, ...(texts.help ? { description: richText(texts.help) } : {}) }
  const validation = input?.stringOptions?.validation ?? {}
  const text = (format?: forms.FormatEnumFormat): forms.InputField => ({
    inputType: 'STRING',
    stringOptions: {
      componentType: 'TEXT_INPUT',
      textInputOptions: common,
      validation: { ...validation, ...(format ? { format } : {}) },
    },
  })
  switch (kind) {
    case 'NUMBER':
      return {
        inputType: 'NUMBER',
        numberOptions: { ...input?.numberOptions, componentType: 'NUMBER_INPUT', numberInputOptions: common },
      }
    case 'EMAIL':
    case 'URL':
      return text(kind)
    case 'PHONE':
      return {
        inputType: 'STRING',
        stringOptions: {
          componentType: 'PHONE_INPUT',
          phoneInputOptions: common,
          validation: { ...validation, format: 'PHONE' },
        },
      }
    case 'DATE':
      return {
        inputType: 'STRING',
        stringOptions: {
          componentType: 'DATE_INPUT',
          dateInputOptions: common,
          validation: { ...validation, format: 'DATE' },
        },
      }
    case 'TIME':
      return {
        inputType: 'STRING',
        stringOptions: {
          componentType: 'TIME_INPUT',
          timeInputOptions: common,
          validation: { ...validation, format: 'TIME' },
        },
      }
    case 'CHOICE':
      return {
        inputType: 'STRING',
        stringOptions: {
          componentType: 'RADIO_GROUP',
          radioGroupOptions: { ...common, options: toOptions(texts, input) },
        },
      }
    case 'DROPDOWN':
      return {
        inputType: 'STRING',
        stringOptions: { componentType: 'DROPDOWN', dropdownOptions: { ...common, options: toOptions(texts, input) } },
      }
    case 'CHOICES':
      return {
        inputType: 'ARRAY',
        arrayOptions: {
          ...input?.arrayOptions,
          componentType: 'CHECKBOX_GROUP',
          checkboxGroupOptions: { ...common, options: toOptions(texts, input) },
        },
      }
    case 'CHECK_BOX':
      return {
        inputType: 'BOOLEAN',
        booleanOptions: { componentType: 'CHECKBOX', checkboxOptions: { label: richText(texts.label) } },
      }
    case 'CONSENT':
      return {
        inputType: 'BOOLEAN',
        booleanOptions: { componentType: 'CHECKBOX', checkboxOptions: { label: withLink(texts) } },
      }
    case 'FILE':
      return {
        inputType: 'WIX_FILE',
        wixFileOptions: {
          ...input?.wixFileOptions,
          componentType: 'FILE_UPLOAD',
          fileUploadOptions: { fileLimit: 5, ...input?.wixFileOptions?.fileUploadOptions, ...common },
        },
      }
    case 'SIGNATURE':
      return { inputType: 'WIX_FILE', wixFileOptions: { componentType: 'SIGNATURE', signatureOptions: common } }
    default:
      return text()
  }
}

type Options = { id: string; label: string; value: string }[]

function toOptions({ choices }: FieldTexts, input: forms.InputField | null | undefined): Options {
  const { stringOptions, arrayOptions } = input ?? {}
  const group = stringOptions?.radioGroupOptions ?? stringOptions?.dropdownOptions ?? arrayOptions?.checkboxGroupOptions
  const known = new Map((group?.options ?? []).map(({ id, label, value }) => [label ?? '', { id, value }]))
  return [...new Set(choices.map((choice) => choice.trim()).filter(Boolean))].map((label) => {
    const before = known.get(label)
    return { id: before?.id ?? crypto.randomUUID(), label, value: String(before?.value ?? label) }
  })
}

function richText(text: string): forms.RichContent {
  return {
    nodes: text
      .split('\n')
      .map((line) => paragraph([{ type: 'TEXT', id: '', textData: { text: line, decorations: [] } }])),
  }
}

/** Rich text of a label followed by a link. */
function withLink({ label, link, linkText }: FieldTexts): forms.RichContent {
  const decorations: forms.Decoration[] = [{ type: 'LINK', linkData: { link: { url: link, target: 'BLANK' } } }]
  const text = (texts: string, of: forms.Decoration[]): forms.Node => ({
    type: 'TEXT',
    id: '',
    textData: { text: texts, decorations: of },
  })
  return { nodes: [paragraph([text(`${label} `, []), text(linkText, decorations)])] }
}

const paragraph = (nodes: forms.Node[]): forms.Node => ({ type: 'PARAGRAPH', id: '', nodes })

function readLink(content: forms.RichContent | null | undefined) {
  const nodes = (content?.nodes ?? []).flatMap((node) => node.nodes ?? [])
  const linkNode = nodes.find((node) => node.textData?.decorations?.some(({ linkData }) => linkData))
  if (!linkNode) return undefined
  const url = linkNode.textData?.decorations?.find(({ linkData }) => linkData)?.linkData?.link?.url ?? ''
  const before = nodes
    .slice(0, nodes.indexOf(linkNode))
    .map(({ textData }) => textData?.text ?? '')
    .join('')
    .trimEnd()
  return { before, texts: linkNode.textData?.text ?? '', url }
}
