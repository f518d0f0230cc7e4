import { describe, expect, it } from 'vitest'
import { isEmail, plainEmail, withoutHiddenCharacters } from './email.ts'

describe('isEmail', () => {
  it.each(['ann@example.org', 'Ann.O+x@bücher.example', 'émile@example.org'])('accepts %j', (email) => {
    expect(isEmail(email)).toBe(true)
  })

  it.each([
    'ann',
    'ann@',
    'ann@example',
    'ann@example.',
    '@example.org',
    'a n@example.org',
    'a@b@example.org',
    '<ann@example.org>',
    'ann@example.org,bob@example.org',
    `${'a'.repeat(310)}@example.org`,
    // Zero-width space, soft hyphen, word joiner, mark of direction, byte order mark, null.
    'an\u200bn@example.org',
    'ann@exam\u00adple.org',
    'ann@example.org\u2060',
    'ann\u202e@example.org',
    '\ufeffann@example.org',
    'ann\u0000@example.org',
    // Characters that are read as others: full-width letters, a ligature, a dot of another script, a letter in two pieces.
    '\uff41nn@example.org',
    'ann@\uff45xample.org',
    '\ufb01nn@example.org',
    'ann@example\u3002org',
    'e\u0301mile@example.org',
  ])('refuses %j', (email) => {
    expect(isEmail(email)).toBe(false)
  })
})

describe('plainEmail', () => {
  it('returns one spelling of the same address', () => {
    const spellings = ['Émile@Example.ORG', ' E\u0301mile@example.org ', 'Émile@example.org']
    expect(new Set(spellings.map(plainEmail))).toEqual(new Set(['Émile@example.org']))
  })

  it('keeps hidden characters: removing them would change the address', () => {
    expect(plainEmail('an\u200bn@example.org')).toBe('an\u200bn@example.org')
  })
})

it('withoutHiddenCharacters removes every one of them', () => {
  expect(withoutHiddenCharacters('\u200ba\u00ad\u2060b')).toBe('ab')
})
