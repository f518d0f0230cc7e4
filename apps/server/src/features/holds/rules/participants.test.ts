import { describe, expect, test } from 'vitest'
import { type Options, resolveParticipants } from './participants.ts'

const optionId = '0b1c9a54-7f0e-4b43-8d2a-000000000001'
const variant = (n: number, choice: string, durationMinutes: number | null = null) => ({
  choiceId: `0b1c9a54-7f0e-4b43-8d2a-00000000001${n}`,
  choice,
  durationMinutes,
})
const adult = variant(1, 'Adult')
const child = variant(2, 'Child')
const short = variant(3, 'short', 30)
const long = variant(4, 'long', 60)
const people: Options = { optionId, kind: 'CUSTOM', variants: [adult, child] }
const lengths: Options = { optionId, kind: 'DURATION', variants: [short, long] }

const choosing = (...parts: [number | null, ...object[]][]) => ({
  participantsChoices: {
    serviceChoices: parts.map(([numberOfParticipants, ...choices]) => ({ numberOfParticipants, choices })),
  },
})
const as = (custom: string) => ({ optionId, custom })

describe('participants', () => {
  test('are a number, or the sum of the choices', () => {
    expect(resolveParticipants({ totalParticipants: 3 }, null)).toEqual({ total: 3, choices: null, variants: [] })
    const two = choosing([1], [2])
    expect(resolveParticipants(two, null)).toEqual({ total: 3, choices: two.participantsChoices, variants: [] })
  })

  test('are given in exactly one form', () => {
    expect(resolveParticipants({}, null)).toBe('VALIDATION_FAILURE')
    expect(resolveParticipants({ totalParticipants: 1, ...choosing([1]) }, null)).toBe('VALIDATION_FAILURE')
    expect(resolveParticipants({ participantsChoices: { serviceChoices: [] } }, null)).toBe('INVALID_CHOICES')
    expect(resolveParticipants(choosing([null]), null)).toBe('INVALID_CHOICES')
  })
})

describe('choices', () => {
  test('identify a variant by its choice, its duration or its id', () => {
    expect(resolveParticipants(choosing([2, as('Adult')], [1, as('Child')]), people)).toMatchObject({
      total: 3,
      variants: [adult, child],
    })
    expect(resolveParticipants(choosing([1, { duration: { minutes: 60 } }]), lengths)).toMatchObject({
      variants: [long],
    })
    const byId = choosing([1, { optionId: optionId.toUpperCase(), choiceId: short.choiceId.toUpperCase() }])
    expect(resolveParticipants(byId, lengths)).toMatchObject({ variants: [short] })
  })

  test.each([
    ['where there is nothing to choose', choosing([1, as('Adult')]), null, 'INVALID_SERVICE_CHOICES'],
    [
      'of another option',
      choosing([1, { ...as('Adult'), optionId: adult.choiceId }]),
      people,
      'INVALID_SERVICE_CHOICES',
    ],
    ['the service does not know', choosing([1, as('Dog')]), people, 'FAILED_RESOLVING_CUSTOM_CHOICES'],
    ['of a length there is not', choosing([1, { duration: { minutes: 45 } }]), lengths, 'INVALID_SERVICE_CHOICES'],
    ['left out', choosing([1]), people, 'INVALID_CHOICES'],
    ['left out of one of two', choosing([1, as('Adult')], [1]), people, 'INVALID_CHOICES'],
    ['replaced by a number', { totalParticipants: 2 }, people, 'INVALID_CHOICES'],
    ['made twice', choosing([1, as('Adult'), as('Child')]), people, 'INVALID_CHOICES'],
    [
      'of two lengths for one appointment',
      choosing([1, { choiceId: short.choiceId }], [1, { choiceId: long.choiceId }]),
      lengths,
      'INVALID_CHOICES',
    ],
  ])('are refused if %s', (_, given, options, code) => {
    expect(resolveParticipants(given, options)).toBe(code)
  })

  test('may be left out by the business, and where the length decides', () => {
    const two = { total: 2, choices: null, variants: [] }
    expect(resolveParticipants({ totalParticipants: 2 }, people, { mustChoose: false })).toEqual(two)
    expect(resolveParticipants({ totalParticipants: 2 }, lengths)).toEqual(two)
  })
})
