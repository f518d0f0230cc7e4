import { describe, expect, it } from 'vitest'
import { changesBetween, detailViolations, normalizeDetails } from './details.ts'

describe('details of a customer', () => {
  it('ignores missing fields and clears empty ones', () => {
    expect(normalizeDetails({ firstName: ' Ada ', email: ' ', phone: null })).toEqual({
      firstName: 'Ada',
      email: null,
      phone: null,
    })
  })

  it('requires a name, an email or a phone number', () => {
    expect(detailViolations({ language: 'de' }, 'customer.').map(({ field }) => field)).toEqual(['customer.firstName'])
    expect(detailViolations({ phone: '030 1234' }, 'customer.')).toEqual([])
  })

  it.each(['ada', 'ada@home', 'a b@home.example', '@home.example', 'ada@home.'])('refuses the address %s', (email) => {
    expect(detailViolations({ email }, '').map(({ field }) => field)).toEqual(['email'])
  })

  it('refuses a phone number without digits', () => {
    expect(detailViolations({ phone: 'at work' }, '').map(({ field }) => field)).toEqual(['phone'])
  })

  it('reports changed fields, including cleared ones', () => {
    const before = { firstName: 'Ada', lastName: 'King', email: 'ada@home.example' }
    expect(changesBetween(before, { firstName: 'Ada', lastName: 'Lovelace', email: null })).toEqual({
      lastName: { from: 'King', to: 'Lovelace' },
      email: { from: 'ada@home.example', to: null },
    })
  })
})
