import type { Condition, ConditionNode, Field, Operator, Rule } from '../generated/shapes.ts'

type Answers = Readonly<Record<string, unknown>>

/** State of a field after the rules have been applied. */
export type FieldState = { hidden: boolean; required: boolean }

/** The part of a form that is needed to evaluate its rules. */
export type RuledForm = { fields: readonly Field[]; rules?: readonly Rule[] | null | undefined }

/**
 * Returns which fields are hidden or required with these answers, by field id. Rules apply in order; the last one that names a
 * field wins. Hidden fields have no answer, so one rule can trigger another; circular rules stop after as many rounds as
 * there are fields. Never throws; gives the same result in the browser and on the server.
 */
export function fieldStates({ fields, rules }: RuledForm, answers: Answers): Map<string, FieldState> {
  let states = statesWithoutRules(fields)
  for (let round = 0; round <= fields.length; round += 1) {
    const next = applyRules(fields, rules ?? [], shownAnswers(fields, states, answers))
    if (sameStates(states, next)) return next
    states = next
  }
  return states
}

/** Returns the answers to visible questions, by target; the others are neither required nor saved. */
export function shownAnswers(
  fields: readonly Field[],
  states: ReadonlyMap<string, FieldState>,
  answers: Answers,
): Record<string, unknown> {
  const hidden = new Set(
    fields.filter(({ id }) => states.get(id ?? '')?.hidden).map(({ inputOptions }) => inputOptions?.target ?? ''),
  )
  return Object.fromEntries(Object.entries(answers).filter(([target]) => !hidden.has(target)))
}

function statesWithoutRules(fields: readonly Field[]): Map<string, FieldState> {
  return new Map(
    fields.map(({ id, hidden, inputOptions }) => [
      id ?? '',
      { hidden: hidden ?? false, required: inputOptions?.required ?? false },
    ]),
  )
}

function applyRules(fields: readonly Field[], rules: readonly Rule[], answers: Answers): Map<string, FieldState> {
  const states = statesWithoutRules(fields)
  for (const { expression, overrides } of rules) {
    if (!expression || !holds(expression, answers)) continue
    for (const { fieldOptions } of overrides ?? []) {
      const state = states.get(fieldOptions?.fieldId ?? '')
      if (!state) continue
      if (fieldOptions?.propertyType === 'HIDDEN') state.hidden = fieldOptions.hiddenOptions?.hidden ?? false
      if (fieldOptions?.propertyType === 'REQUIRED') state.required = fieldOptions.requiredOptions?.required ?? false
    }
  }
  return states
}

function sameStates(left: ReadonlyMap<string, FieldState>, right: ReadonlyMap<string, FieldState>): boolean {
  return [...right].every(([id, { hidden, required }]) => {
    const state = left.get(id)
    return state?.hidden === hidden && state.required === required
  })
}

/** Returns true if the answers meet a condition. An empty node is not met. */
function holds({ and, or, condition }: ConditionNode, answers: Answers): boolean {
  if (and) return (and.conditions ?? []).every((node) => holds(node, answers))
  if (or) return (or.conditions ?? []).some((node) => holds(node, answers))
  return condition ? conditionHolds(condition, answers) : false
}

function conditionHolds({ target, operator, value }: Condition, answers: Answers): boolean {
  const name = target ?? ''
  const answer = Object.hasOwn(answers, name) ? answers[name] : undefined
  const test = operator ? tests[operator] : undefined
  return test ? test(answer, value) : false
}

type Test = (answer: unknown, value: unknown) => boolean

const tests: Partial<Record<Operator, Test>> = {
  EQUAL: equal,
  NOT_EQUAL: (answer, value) => !equal(answer, value),
  EMPTY: isBlank,
  NOT_EMPTY: (answer) => !isBlank(answer),
  CONTAINS: contains,
  NOT_CONTAINS: (answer, value) => !contains(answer, value),
  LESS_THAN: compared((difference) => difference < 0),
  LESS_THAN_OR_EQUALS: compared((difference) => difference <= 0),
  GREATER_THAN: compared((difference) => difference > 0),
  GREATER_THAN_OR_EQUALS: compared((difference) => difference >= 0),
  BEFORE: compared((difference) => difference < 0),
  BEFORE_OR_EQUAL: compared((difference) => difference <= 0),
  AFTER: compared((difference) => difference > 0),
  AFTER_OR_EQUAL: compared((difference) => difference >= 0),
  BETWEEN: between,
  ANY: (answer, value) => toList(value).some((it) => contains(answer, it)),
  ARRAY_EQUAL: sameEntries,
  ARRAY_NOT_EQUAL: (answer, value) => !sameEntries(answer, value),
  CHECKED: (answer) => answer === true,
  NOT_CHECKED: (answer) => answer !== true,
  IN: (answer, value) => !isBlank(answer) && toList(value).some((it) => equal(answer, it)),
  NOT_IN: (answer, value) => !toList(value).some((it) => equal(answer, it)),
}

/** The operators that rules support; those relative to today are excluded because their result would change by itself. */
export const knownOperators: readonly string[] = Object.keys(tests)

/** Returns true for an empty answer or an unchecked box. */
export function isBlank(answer: unknown): boolean {
  if (typeof answer === 'string') return answer.trim() === ''
  return answer === undefined || answer === null || answer === false || (Array.isArray(answer) && answer.length === 0)
}

/** Compares an answer: an unchecked box equals false, texts are trimmed, numbers compare as numbers. */
function equal(answer: unknown, value: unknown): boolean {
  if (isBlank(answer) || isBlank(value)) return isBlank(answer) && isBlank(value)
  if (Array.isArray(answer)) return sameEntries(answer, value)
  return String(answer).trim() === String(value).trim()
}

function contains(answer: unknown, value: unknown): boolean {
  if (isBlank(answer) || isBlank(value)) return false
  if (Array.isArray(answer)) return answer.some((entry) => equal(entry, value))
  return String(answer).toLowerCase().includes(String(value).trim().toLowerCase())
}

/** Compares numbers numerically; ISO dates and times sort as text. */
function compared(fits: (difference: number) => boolean): Test {
  return (answer, value) => {
    if (isBlank(answer) || isBlank(value)) return false
    const left = Number(answer)
    const right = Number(value)
    if (!Number.isNaN(left) && !Number.isNaN(right)) return fits(left - right)
    const first = String(answer)
    const second = String(value)
    return fits(first < second ? -1 : Number(first > second))
  }
}

const atLeast = compared((difference) => difference >= 0)
const atMost = compared((difference) => difference <= 0)

function between(answer: unknown, value: unknown): boolean {
  const [from, to] = toList(value)
  return atLeast(answer, from) && atMost(answer, to)
}

function sameEntries(answer: unknown, value: unknown): boolean {
  const left = toList(answer).map(String).sort()
  const right = toList(value).map(String).sort()
  return left.length === right.length && left.every((entry, index) => entry === right[index])
}

function toList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  return isBlank(value) ? [] : [value]
}
