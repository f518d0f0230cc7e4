import { describe, expect, it } from 'vitest'
import { greetingName } from './greeting-name.ts'

describe('greeting by name', () => {
  it.each(['Clara', 'Anne-Marie', 'Ó Briain', 'נועה', 'Dr. Müller', 'Jean Luc'])('greets %s', (name) => {
    expect(greetingName(` ${name} `)).toBe(name)
  })

  it.each([
    '',
    ' ',
    null,
    undefined,
    'see http://x.example',
    'x.example',
    'win 1000 now',
    'a'.repeat(41),
    '<b>you</b>',
  ])('does not repeat %s', (name) => expect(greetingName(name)).toBeUndefined())
})
