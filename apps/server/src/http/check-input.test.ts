import type { FieldViolation } from '@kalends/contract'
import { expect, it } from 'vitest'
import { mergeViolations } from './check-input.ts'

const shape = (field: string): FieldViolation => ({ field, description: 'is wrong', violatedRule: 'TYPE' })
const rule = (field: string, ruleName?: string): FieldViolation => ({
  field,
  description: 'breaks a rule',
  violatedRule: 'OTHER',
  ...(ruleName ? { ruleName } : {}),
})

it('names the rule for a field with a wrong shape, once', () => {
  expect(mergeViolations([shape('name')], [rule('name', 'INVALID_NAME')])).toEqual([
    { ...shape('name'), ruleName: 'INVALID_NAME' },
  ])
  expect(mergeViolations([shape('ids[1]')], [rule('ids', 'INVALID_IDS')])).toEqual([
    { ...shape('ids[1]'), ruleName: 'INVALID_IDS' },
  ])
})

it('keeps rules of other fields, and drops those inside a field with a wrong shape', () => {
  const rules = [rule('names', 'INVALID_NAMES'), rule('name.first', 'INVALID_FIRST')]
  expect(mergeViolations([shape('name')], rules)).toEqual([shape('name'), rules[0]])
})

it('leaves a violation unchanged if the rule has no name', () => {
  expect(mergeViolations([shape('name')], [rule('name')])).toEqual([shape('name')])
})
