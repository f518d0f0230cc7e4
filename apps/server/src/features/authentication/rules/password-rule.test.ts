import { describe, expect, it } from 'vitest'
import { passwordViolation } from './password-rule.ts'

describe('a new password', () => {
  it.each([
    [undefined, 'REQUIRED_FIELD'],
    [null, 'REQUIRED_FIELD'],
    ['', 'REQUIRED_FIELD'],
    ['short77', 'MIN_LENGTH'],
    ['x'.repeat(101), 'MAX_LENGTH'],
    ['pässwörter', 'FORMAT'],
    ['tab\tstop-and-more', 'FORMAT'],
  ])('refuses %j with %s', (password, rule) => {
    expect(passwordViolation('password', password, 8)).toMatchObject({
      field: 'password',
      violatedRule: rule,
      data: { type: 'PASSWORD' },
    })
  })

  it.each(['eightchr', ' with spaces and ~signs!', 'x'.repeat(100)])('accepts %j', (password) => {
    expect(passwordViolation('password', password, 8)).toBeUndefined()
  })

  it('applies the minimum length set by the business', () => {
    expect(passwordViolation('newPassword', 'four', 4)).toBeUndefined()
    expect(passwordViolation('newPassword', 'eleven char', 12)?.data).toEqual({ type: 'PASSWORD', threshold: 12 })
  })
})
