import type { FieldViolation, forms } from '@kalends/contract'
import { knownOperators, questionKind, toQuestion } from '@kalends/contract/form-rules'
import { stepFaults } from './step-faults.ts'

const mostFields = 500
const largestBytes = 500_000
/** Deeper than anyone nests, and nothing that reads it runs out of stack. */
const deepestCondition = 20

/** Lists all violations of a form by itself, without names and numbers of other forms. */
export function formFaults(form: forms.Form): FieldViolation[] {
  const fields = form.formFields ?? []
  if (Buffer.byteLength(JSON.stringify(form)) > largestBytes) {
    const data = { threshold: largestBytes }
    return [fault('', 'FORM_SIZE_EXCEEDED', `must have at most ${largestBytes} bytes`, data)]
  }
  const count = fields.length + (form.fields ?? []).length
  return [
    ...(count > mostFields
      ? [fault('formFields', 'FORM_FIELDS_COUNT_EXCEEDED', `must be at most ${mostFields}`, { threshold: mostFields })]
      : []),
    ...unsupportedParts(form),
    ...fields.flatMap((field, index) => fieldFaults(field, `formFields[${index}]`)),
    ...twice(fields, ({ id }) => id, 'formFields', 'id', 'DUPLICATED_FIELD_IDS'),
    ...twice(fields, (it) => it.inputOptions?.target, 'formFields', 'inputOptions.target', 'DUPLICATED_FIELD_TARGETS'),
    ...stepFaults(form.steps ?? [], fields),
    ...twice(form.steps ?? [], ({ id }) => id, 'steps', 'id', 'DUPLICATED_STEP_IDS'),
    ...(form.formRules ?? []).flatMap((rule, index) => ruleFaults(rule, fields, `formRules[${index}]`)),
    ...twice(form.formRules ?? [], ({ id }) => id, 'formRules', 'id', 'DUPLICATED_RULE_IDS'),
  ]
}

/** Builds a violation of a form rule. */
export function fault(
  field: string,
  ruleName: string,
  description: string,
  data: Record<string, unknown> = {},
): FieldViolation {
  return { field: field ? `form.${field}` : 'form', description, violatedRule: 'OTHER', ruleName, data }
}

const unsupported = 'FIELD_SCHEMA_NOT_SUPPORTED'

/** The older spelling of fields and rules, and quizzes. */
function unsupportedParts({ fields, rules, quizSettings }: forms.Form): FieldViolation[] {
  return [
    ...(fields?.length ? [fault('fields', unsupported, 'is the older spelling: use formFields')] : []),
    ...(rules?.length ? [fault('rules', unsupported, 'is the older spelling: use formRules')] : []),
    ...(quizSettings ? [fault('quizSettings', unsupported, 'requires a quiz, which is not supported')] : []),
  ]
}

const plainTarget = /^[\p{L}\p{N}_-]+$/u

function fieldFaults(field: forms.Field, at: string): FieldViolation[] {
  const kind = questionKind(field)
  if (!kind || asksQuiz(field)) return [fault(at, unsupported, 'is of a kind that is not offered')]
  if (kind === 'TEXT' || kind === 'PAGE_BREAK') return []
  const target = field.inputOptions?.target
  if (!target) return [fault(`${at}.inputOptions.target`, 'MISSING_FIELD_TARGETS', 'must be given')]
  return [
    ...(plainTarget.test(target)
      ? []
      : [
          fault(
            `${at}.inputOptions.target`,
            'UNSUPPORTED_FIELD_TARGETS_NAME',
            'must consist of letters, digits, _ and -',
          ),
        ]),
    ...choiceFaults(field, at),
    ...patternFaults(field, at),
  ]
}

function asksQuiz({ inputOptions }: forms.Field): boolean {
  const { stringOptions, numberOptions, arrayOptions } = inputOptions ?? {}
  return [stringOptions, numberOptions, arrayOptions].some((options) => options?.quizFieldSettings)
}

/** A choice question needs at least one choice. */
function choiceFaults(field: forms.Field, at: string): FieldViolation[] {
  const question = toQuestion(field)
  const offers = question && ['CHOICE', 'DROPDOWN', 'CHOICES'].includes(question.kind)
  if (!offers || question.choices.length > 0 || question.openChoice) return []
  const bounds = { violatedRule: 'MIN_SIZE', description: 'must offer a choice', data: { threshold: 1 } } as const
  return [{ field: `form.${at}.inputOptions`, ...bounds }]
}

function patternFaults({ inputOptions }: forms.Field, at: string): FieldViolation[] {
  const pattern = inputOptions?.stringOptions?.validation?.pattern
  if (!pattern || isPattern(pattern)) return []
  const field = `form.${at}.inputOptions.stringOptions.validation.pattern`
  return [{ field, violatedRule: 'FORMAT', description: 'must be a regular expression', data: {} }]
}

/** Lists violations of form rules: conditions must use existing fields and be deterministic. */
function ruleFaults({ expression, overrides }: forms.Rule, fields: forms.Field[], at: string): FieldViolation[] {
  const ids = new Set(fields.map(({ id }) => id))
  const targets = new Set(fields.map(({ inputOptions }) => inputOptions?.target))
  return [
    ...(expression ? conditionFaults(expression, targets, `${at}.expression`, 1) : []),
    ...(overrides ?? []).flatMap(({ fieldOptions }, index) => {
      const where = `${at}.overrides[${index}].fieldOptions`
      if (!ids.has(fieldOptions?.fieldId)) return [unknownField(`${where}.fieldId`)]
      return fieldOptions?.allowedValuesOptions
        ? [fault(where, unsupported, 'may show, hide or require a field, nothing else')]
        : []
    }),
  ]
}

function conditionFaults(
  node: forms.ConditionNode,
  targets: ReadonlySet<string | null | undefined>,
  at: string,
  depth: number,
): FieldViolation[] {
  if (depth > deepestCondition) return [fault(at, unsupported, `must nest at most ${deepestCondition} deep`)]
  const inner = (name: 'and' | 'or') =>
    (node[name]?.conditions ?? []).flatMap((child, index) =>
      conditionFaults(child, targets, `${at}.${name}.conditions[${index}]`, depth + 1),
    )
  const { condition } = node
  if (!condition) return [...inner('and'), ...inner('or')]
  if (!targets.has(condition.target)) return [unknownField(`${at}.condition.target`)]
  return knownOperators.includes(condition.operator ?? '')
    ? []
    : [fault(`${at}.condition.operator`, unsupported, 'is not offered')]
}

function unknownField(at: string): FieldViolation {
  const description = 'names no field of this form'
  return { field: `form.${at}`, violatedRule: 'OTHER', ruleName: 'UNKNOWN_FORM_FIELD', description, data: {} }
}

/** Returns every item whose key repeats an earlier one. */
function twice<T>(
  things: readonly T[],
  readKey: (thing: T) => string | null | undefined,
  list: string,
  name: string,
  ruleName: string,
): FieldViolation[] {
  const seen = new Set<string>()
  return things.flatMap((thing, index) => {
    const key = readKey(thing)
    if (!key) return []
    if (seen.has(key)) return [fault(`${list}[${index}].${name}`, ruleName, 'is there already')]
    seen.add(key)
    return []
  })
}

/** Returns true if a pattern can be read at all. */
function isPattern(pattern: string): boolean {
  try {
    new RegExp(`^(?:${pattern})$`, 'u')
    return true
  } catch {
    return false
  }
}
