import type { FieldViolation, OperationSpec } from '@kalends/contract'
import { fail, Violations } from '../refusal.ts'
import { findFieldsWithoutEffect } from './fields-without-effect.ts'
import { checkShape } from './validate.ts'

/** Lists violations of rules by the well-formed part of an input. */
type FindRuleViolations = (input: unknown) => Promise<readonly FieldViolation[]>

/**
 * Refuses input that does not match the operation's shape. Operations with rules of their own have them checked on the
 * well-formed fields too, so that all violations are reported together. Returns the fields that are ignored: unknown
 * ones and those without effect.
 */
export async function checkInput(
  spec: OperationSpec,
  input: unknown,
  findRuleViolations: FindRuleViolations | undefined,
): Promise<string[]> {
  const { violations, ignored } = checkShape(spec, input)
  if (violations.length === 0) return [...ignored, ...findFieldsWithoutEffect(spec, input)].sort()
  if (spec.refusesShapeAs) fail(spec.refusesShapeAs)
  const rest = violations.reduce((left, { field }) => clearField(left, splitPath(field)), input)
  const isWellFormed = checkShape({ ...spec, required: [] }, rest).violations.length === 0
  throw new Violations(
    findRuleViolations && isWellFormed ? mergeViolations(violations, await findRuleViolations(rest)) : violations,
  )
}

/**
 * Merges violations of the shape with those of rules. A shape violation takes the rule's name if the same field has
 * one; rule violations of, around or within a malformed field are left out.
 */
export function mergeViolations(
  shape: readonly FieldViolation[],
  rules: readonly FieldViolation[],
): readonly FieldViolation[] {
  const named = shape.map((violation) => {
    const ruleName = rules.find(({ field, ruleName }) => ruleName && isWithin(violation.field, field))?.ruleName
    return ruleName ? { ...violation, ruleName } : violation
  })
  const others = rules.filter((rule) =>
    shape.every(({ field }) => !isWithin(field, rule.field) && !isWithin(rule.field, field)),
  )
  return [...named, ...others]
}

function isWithin(field: string, outer: string): boolean {
  return field === outer || field.startsWith(`${outer}.`) || field.startsWith(`${outer}[`)
}

const splitPath = (field: string): string[] => field.match(/[^.[\]]+/g) ?? []

/** A copy with null at the path. A list that lacks one of its items is another list: all of it becomes null. */
function clearField(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return null
  if (Array.isArray(value)) {
    const item = clearField(value[Number(name)], rest)
    return item === null || item === undefined ? null : value.with(Number(name), item)
  }
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return value
  return { ...value, [name]: clearField((value as Record<string, unknown>)[name], rest) }
}
