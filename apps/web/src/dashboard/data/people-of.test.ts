import { expect, it } from 'vitest'
import { peopleOf } from './people-of.ts'

it('counts those who come, also where they made choices', () => {
  expect(peopleOf({ totalParticipants: 3 })).toBe(3)
  expect(peopleOf({})).toBe(1)
  const serviceChoices = [{ numberOfParticipants: 2 }, { numberOfParticipants: 1 }]
  expect(peopleOf({ participantsChoices: { serviceChoices } })).toBe(3)
})
