import { describe, expect, it } from 'vitest'
import { participantsOf } from './participants.ts'

describe('how many come', () => {
  it('is a number, or the sum of the choices', () => {
    expect(participantsOf({ totalParticipants: 3 })).toEqual({ total: 3, choices: null })
    const choices = { serviceChoices: [{ numberOfParticipants: 2 }, { numberOfParticipants: 1, choices: [] }] }
    expect(participantsOf({ participantsChoices: choices })).toEqual({ total: 3, choices })
  })

  it('is exactly one of the two', () => {
    expect(participantsOf({})).toBe('VALIDATION_FAILURE')
    expect(participantsOf({ totalParticipants: 1, participantsChoices: { serviceChoices: [] } })).toBe(
      'VALIDATION_FAILURE',
    )
  })

  it('refuses choices without a number, and choices the service does not have', () => {
    expect(participantsOf({ participantsChoices: { serviceChoices: [] } })).toBe('INVALID_CHOICES')
    expect(participantsOf({ participantsChoices: { serviceChoices: [{ choices: [] }] } })).toBe('INVALID_CHOICES')
    const child = { numberOfParticipants: 1, choices: [{ custom: 'child' }] }
    expect(participantsOf({ participantsChoices: { serviceChoices: [child] } })).toBe('INVALID_SERVICE_CHOICES')
  })
})
