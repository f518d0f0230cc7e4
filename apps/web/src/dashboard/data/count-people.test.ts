import { expect, it } from 'vitest'
import { countPeople } from './count-people.ts'

it('counts participants, also with options', () => {
  expect(countPeople({ totalParticipants: 3 })).toBe(3)
  expect(countPeople({})).toBe(1)
  const serviceChoices = [{ numberOfParticipants: 2 }, { numberOfParticipants: 1 }]
  expect(countPeople({ participantsChoices: { serviceChoices } })).toBe(3)
})
