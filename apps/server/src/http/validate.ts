import {
  allSchemas,
  type FieldViolation,
  ignoresUnknownFields,
  type OperationSpec,
  type ViolatedRule,
} from '@kalends/contract'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { Violations } from '../refusal.ts'
import { ajvFormats, formats } from './formats.ts'

const root = 'kalends'
/** Maximum findings of the validator to convert; an answer lists fewer, since some fields have several. */
const findingLimit = 300

/** Validators of messages, each compiled on first use, so that starting does not wait for all. */
class Validators {
  readonly #ajv: Ajv2020
  readonly #compiled = new Map<string, ValidateFunction>()

  constructor(options: { removeAdditional: boolean }) {
    const usual = { allErrors: true, strict: false, validateFormats: true, formats: ajvFormats, verbose: true } as const
    // Compiles in half the time; what it leaves to V8 costs nothing later.
    const code = { optimize: false } as const
    this.#ajv = new Ajv2020({ ...usual, code, ...options })
    this.#ajv.addSchema({ $id: root, components: { schemas: allSchemas() } })
  }

  of(name: string): ValidateFunction {
    const known = this.#compiled.get(name)
    if (known) return known
    const made = this.#ajv.compile({ $ref: `${root}#/components/schemas/${name}` })
    this.#compiled.set(name, made)
    return made
  }
}

const strictValidators = new Validators({ removeAdditional: false })
/** Takes unknown fields out of what it checks, at every depth. */
const lenientValidators = new Validators({ removeAdditional: true })

/** The check of one message that has its own fields and no others. */
export function findValidator(name: string): ValidateFunction {
  return strictValidators.of(name)
}

/** Refuses input that does not fit the operation's shape: every fault at once. Returns the fields that are ignored. */
export function validateInput(spec: OperationSpec, input: unknown): string[] {
  const { violations, ignored } = checkShape(spec, input)
  if (violations.length > 0) throw new Violations(violations)
  return ignored
}

/** What does not fit the operation's shape. */
export interface ShapeFindings {
  /** Sorted by field. */
  readonly violations: FieldViolation[]
  /** Unknown fields that were removed from the input, sorted. */
  readonly ignored: string[]
}

/** Compares input with the operation's shape. Removes unknown fields from the input where the operation ignores them. */
export function checkShape(spec: OperationSpec, input: unknown): ShapeFindings {
  const { input: shape, required = [] } = spec
  const strict = findings(strictValidators.of(shape.name), input)
  const unknown = ignoresUnknownFields(spec) ? strict.filter(({ keyword }) => keyword === 'additionalProperties') : []
  const left = unknown.length > 0 ? findings(lenientValidators.of(shape.name), input) : strict
  const found = toViolations(left.slice(0, findingLimit))
  return {
    violations: sortViolations([...missing(required, input), ...unprintable(input), ...found]),
    ignored: [...new Set(unknown.map(unknownField))].sort(),
  }
}

const findings = (validate: ValidateFunction, input: unknown): ErrorObject[] =>
  validate(input) ? [] : (validate.errors ?? [])

/** Converts the validator's findings to field violations. */
export function toViolations(errors: readonly ErrorObject[]): FieldViolation[] {
  // A nullable field is "its message or null": the null half and the summary only repeat the finding.
  const telling = errors.filter(
    ({ keyword, parentSchema }) => keyword !== 'anyOf' && keyword !== 'oneOf' && parentSchema?.['type'] !== 'null',
  )
  const found = new Set(telling.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`))
  const isSaid = ({ instancePath, keyword }: ErrorObject): boolean =>
    (impliedBy[keyword] ?? []).some((other) => found.has(`${instancePath} ${other}`))
  return telling.filter((error) => !isSaid(error)).map(toViolation)
}

/** Findings implied by another: a number is no text, and an empty text matches no pattern. */
const impliedBy: Readonly<Record<string, readonly string[]>> = {
  enum: ['type'],
  pattern: ['minLength'],
  format: ['minLength'],
}

function toViolation(error: ErrorObject): FieldViolation {
  const field = toField(error.instancePath)
  const limit = error.params['limit']
  switch (error.keyword) {
    case 'required':
      return violation(join(field, String(error.params['missingProperty'])), 'REQUIRED_FIELD', 'must be given')
    case 'additionalProperties':
      return violation(unknownField(error), 'UNKNOWN_FIELD', 'is not a field of this call')
    case 'maxLength':
      return violation(field, 'MAX_LENGTH', `must have at most ${limit} characters`, { threshold: limit })
    case 'minLength':
      return violation(field, 'MIN_LENGTH', `must have at least ${limit} characters`, { threshold: limit })
    case 'maximum':
      return violation(field, 'MAX', `must not be more than ${limit}`, { threshold: limit })
    case 'minimum':
      return violation(field, 'MIN', `must not be less than ${limit}`, { threshold: limit })
    case 'maxItems':
    case 'maxProperties':
      return violation(field, 'MAX_SIZE', `must have at most ${limit} entries`, { threshold: limit })
    case 'minItems':
      return violation(field, 'MIN_SIZE', `must have at least ${limit} entries`, { threshold: limit })
    case 'format':
      return violation(
        field,
        'FORMAT',
        formats[String(error.params['format'])]?.expected ?? 'is not written as it should be',
        // Sign-up clients recognise by this that the email is meant.
        error.params['format'] === 'email' ? { type: 'EMAIL' } : {},
      )
    case 'pattern':
      return violation(field, 'FORMAT', 'is not written as it should be')
    case 'enum':
      return violation(field, 'FORMAT', `must be one of ${(error.params['allowedValues'] as unknown[]).join(', ')}`)
    default:
      return violation(field, 'TYPE', `must be ${typeText(error)}`)
  }
}

const unknownField = ({ instancePath, params }: ErrorObject): string =>
  join(toField(instancePath), String(params['additionalProperty'])) || 'body'

function typeText(error: ErrorObject): string {
  const types = [error.params['type']].flat().filter((type) => type !== 'null')
  const words: Record<string, string> = {
    string: 'a text',
    integer: 'a whole number',
    number: 'a number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
  }
  return types.map((type) => words[String(type)] ?? 'something else').join(' or ')
}

function missing(required: readonly string[], input: unknown): FieldViolation[] {
  return required.flatMap((path) =>
    absentAt(path.split('.'), input, '').map((field) => violation(field, 'REQUIRED_FIELD', 'must be given')),
  )
}

/** Returns absent fields at a dotted path. Children of an absent parent are not required. */
function absentAt(path: readonly string[], value: unknown, at: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => absentAt(path, item, `${at}[${index}]`))
  const [name, ...rest] = path
  if (name === undefined || typeof value !== 'object' || value === null) return []
  const field = join(at, name)
  const next = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined
  if (next === undefined || next === null) return rest.length === 0 ? [field] : []
  return rest.length === 0 ? [] : absentAt(rest, next, field)
}

/** PostgreSQL stores neither NUL nor half a character: refuse them by name before they get there. */
function unprintable(value: unknown, at = ''): FieldViolation[] {
  if (typeof value === 'string') {
    const fault = unstorable(value)
    return fault ? [violation(at, 'FORMAT', `must not hold ${fault}`)] : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => {
    const field = Array.isArray(value) ? `${at}[${key}]` : join(at, key)
    const fault = unstorable(key)
    return fault ? [violation(at, 'FORMAT', `must not have a field name with ${fault}`)] : unprintable(item, field)
  })
}

function unstorable(text: string): string | undefined {
  if (text.includes('\u0000')) return 'the character NUL'
  return text.isWellFormed() ? undefined : 'half of a character'
}

function violation(
  field: string,
  violatedRule: ViolatedRule,
  description: string,
  data: Record<string, unknown> = {},
): FieldViolation {
  return { field: field === '' ? 'body' : field, description, violatedRule, data }
}

/** Every finding once, sorted by field; those of one field in the order they were found. */
function sortViolations(violations: readonly FieldViolation[]): FieldViolation[] {
  const once = new Map(
    violations.map((fault) => [`${fault.field}\n${fault.violatedRule}\n${fault.description}`, fault]),
  )
  return [...once.values()].sort((a, b) => (a.field < b.field ? -1 : a.field > b.field ? 1 : 0))
}

/** `/slots/0/startDate` → `slots[0].startDate`. */
function toField(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : join(path, part)), '')
}

/** Most characters of one name in the path of a field: names may be anything that was sent. */
const nameLimit = 100

function join(path: string, name: string): string {
  const named = name.length > nameLimit ? `${name.slice(0, nameLimit - 1).toWellFormed()}…` : name
  return path === '' ? named : `${path}.${named}`
}
