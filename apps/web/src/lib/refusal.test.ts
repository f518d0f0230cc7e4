import { KalendsError } from '@kalends/sdk'
import { describe, expect, it } from 'vitest'
import { assertRefusal, FormError, isRefusal, refusalReason, retryMinutes } from './refusal.ts'

const errorWith = (failure: Partial<KalendsError>): KalendsError =>
  new KalendsError({
    status: 400,
    code: 'INVALID_ARGUMENT',
    description: '',
    data: {},
    fieldViolations: [],
    requestId: undefined,
    ...failure,
  })

const violation = (field: string, ruleName?: string) => ({
  field,
  description: '',
  violatedRule: 'OTHER' as const,
  ...(ruleName ? { ruleName } : {}),
})

describe('a refusal', () => {
  it('is a client error, not a failure of the server or the connection', () => {
    expect(isRefusal(errorWith({ status: 404 }))).toBe(true)
    for (const status of [0, 500, 503]) expect(isRefusal(errorWith({ status }))).toBe(false)
    expect(isRefusal(new Error('broken'))).toBe(false)
  })

  it('can be narrowed to statuses', () => {
    expect(isRefusal(errorWith({ status: 404 }), 404, 403)).toBe(true)
    expect(isRefusal(errorWith({ status: 409 }), 404, 403)).toBe(false)
  })

  it('is the only error that is not rethrown', () => {
    expect(() => assertRefusal(errorWith({ status: 409 }))).not.toThrow()
    expect(() => assertRefusal(new Error('broken'))).toThrow('broken')
    expect(() => refusalReason(errorWith({ status: 500 }), { fallback: 'other' })).toThrow(KalendsError)
  })
})

describe('the reason a page shows', () => {
  const reasons = {
    rules: { TOO_LONG: 'long' },
    fields: { name: 'name' },
    codes: { PERMISSION_DENIED: 'notAllowed' },
    fallback: 'other',
  } as const

  it('is that of the first known field or rule', () => {
    const unknownFirst = [violation('other'), violation('name')]
    expect(refusalReason<string>(errorWith({ fieldViolations: unknownFirst }), reasons)).toBe('name')
    expect(refusalReason<string>(errorWith({ fieldViolations: [violation('text', 'TOO_LONG')] }), reasons)).toBe('long')
  })

  it('is that of the code otherwise, and the fallback for unknown codes', () => {
    expect(refusalReason<string>(errorWith({ code: 'PERMISSION_DENIED' }), reasons)).toBe('notAllowed')
    expect(refusalReason<string>(errorWith({ code: 'NOT_FOUND' }), reasons)).toBe('other')
  })

  it('is named by a form that the page rejected itself', () => {
    expect(refusalReason<string>(new FormError('hours', 'weekly'), reasons)).toBe('hours')
  })
})

it('rounds the wait up to whole minutes, at least one', () => {
  expect(retryMinutes(errorWith({ data: { retryAfterSeconds: 61 } }))).toBe(2)
  expect(retryMinutes(errorWith({ data: { retryAfterSeconds: 0 } }))).toBe(1)
  expect(retryMinutes(errorWith({}))).toBe(15)
  expect(retryMinutes(errorWith({}), 3600)).toBe(60)
})
