import { describe, expect, it } from 'vitest'
import { passwordFault } from './password-rule.ts'

describe('a new password', () => {
  it.each([
    [undefined, 'REQUIRED_FIELD'],
    [null, 'REQUIRED_FIELD'],
    ['', 'REQUIRED_FIELD'],
    ['short77', 'MIN_LENGTH'],
    ['x'.repeat(101), 'MAX_LENGTH'],
    ['pässwörter', 'FORMAT'],
    ['tab\tstop-and-more', 'FORMAT'],
  ])('refuses %j by %s', (password, rule) => {
    expect(passwordFault('password', password, 8)).toMatchObject({
      field: 'password',
      violatedRule: rule,
      data: { type: 'PASSWORD' },
    })
  })

  it.each(['eightchr', ' with spaces and ~signs!', 'x'.repeat(100)])('accepts %j', (password) => {
    expect(passwordFault('password', password, 8)).toBeUndefined()
  })

  it('follows the minimum length of the business', () => {
    expect(passwordFault('newPassword', 'four', 4)).toBeUndefined()
    expect(passwordFault('newPassword', 'eleven char', 12)?.data).toEqual({ type: 'PASSWORD', threshold: 12 })
  })
})
