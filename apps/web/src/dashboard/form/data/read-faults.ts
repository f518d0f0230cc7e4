import { toQuestion } from '@kalends/contract/form-rules'
import type { KalendsError } from '@kalends/sdk'
import { type Draft, readTexts, shownBy } from '../../forms/draft.ts'

type Violation = KalendsError['fieldViolations'][number]

/** Why a part of a form was refused; each has a message `forms.fault.…`. */
export type FaultReason = 'choices' | 'missing' | 'long' | 'many' | 'low' | 'high' | 'format' | 'condition' | 'other'

/** A refused part of a form. */
export type FormFault = {
  /** The form's name, its limits, one of its fields, or the form as a whole. */
  part: 'name' | 'limits' | 'field' | 'form'
  /** Of a field, counted from 1. */
  position: number
  /** Of a field; empty for one without a text. */
  question: string
  reason: FaultReason
  /** The limit that was passed, where there is one. */
  limit: number
}

/** Lists the questions without a text: customers would read the key of the answer instead. */
export function unnamedQuestions({ fields }: Pick<Draft, 'fields'>): FormFault[] {
  return fields.flatMap((field, index) => {
    const { label, linkText } = readTexts(field)
    const isUnnamed = toQuestion(field) !== undefined && `${label}${linkText}`.trim() === ''
    return isUnnamed ? [{ part: 'field', position: index + 1, question: '', reason: 'missing', limit: 0 }] : []
  })
}

/** Returns what was refused and why, each fault once. */
export function readFaults(violations: readonly Violation[], draft: Draft): FormFault[] {
  const faults = violations.map((violation) => {
    const limit = Number(violation.data?.['threshold'] ?? 0)
    return { ...findPart(violation.field, draft), reason: findReason(violation), limit }
  })
  const once = new Map(faults.map((fault) => [JSON.stringify(fault), fault]))
  return [...once.values()]
}

function findPart(path: string, draft: Draft): Pick<FormFault, 'part' | 'position' | 'question'> {
  const index = findIndex(path, draft)
  const field = draft.fields[index]
  if (field) return { part: 'field', position: index + 1, question: readTexts(field).label }
  const part = path.endsWith('.name') ? 'name' : path.includes('limitationRule') ? 'limits' : 'form'
  return { part, position: 0, question: '' }
}

/** The field that is named, or that a named rule shows; -1 for neither. */
function findIndex(path: string, { fields, rules }: Draft): number {
  const [, list, at] = /\b(formFields|formRules)\[(\d+)\]/.exec(path) ?? []
  if (list === 'formFields') return Number(at)
  const shown = list && shownBy(rules[Number(at)] ?? {})
  return shown ? fields.findIndex(({ id }) => id === shown) : -1
}

const reasons: Partial<Record<Violation['violatedRule'], FaultReason>> = {
  MAX_LENGTH: 'long',
  MAX_SIZE: 'many',
  MIN_LENGTH: 'missing',
  REQUIRED_FIELD: 'missing',
  MIN: 'low',
  MAX: 'high',
  FORMAT: 'format',
}

function findReason({ field, violatedRule }: Violation): FaultReason {
  if (/formRules/.test(field)) return 'condition'
  if (violatedRule === 'MIN_SIZE') return 'choices'
  return reasons[violatedRule] ?? 'other'
}
