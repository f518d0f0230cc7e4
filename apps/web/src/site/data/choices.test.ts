import { describe, expect, it } from 'vitest'
import {
  type Choices,
  findVariant,
  parseExtras,
  readExtras,
  readPeople,
  toBookedAddOns,
  toParticipants,
  writeExtras,
  writePeople,
} from './choices.ts'
import { sumMinutes } from './duration.ts'

const variant = (choiceId: string, durationMinutes: number | null, value: string) => ({
  choiceId,
  label: choiceId,
  durationMinutes,
  resourceId: null,
  price: { value, currency: 'EUR' },
})
const ages: Choices = {
  option: {
    optionId: 'age',
    kind: 'CUSTOM',
    name: 'Who',
    variants: [variant('adult', null, '15'), variant('child', null, '7.50')],
  },
  addOnGroups: [],
}
const lengths: Choices = {
  option: {
    optionId: 'length',
    kind: 'DURATION',
    name: 'How long',
    variants: [variant('short', 30, '40'), variant('long', 90, '98')],
  },
  addOnGroups: [
    {
      id: 'extras',
      name: 'With it',
      prompt: '',
      maxAddOns: null,
      addOns: [
        {
          id: 'steam',
          name: 'Steam',
          durationMinutes: 15,
          maxQuantity: null,
          price: { value: '0.1', currency: 'EUR' },
        },
        { id: 'tea', name: 'Tea', durationMinutes: null, maxQuantity: 2, price: { value: '0.2', currency: 'EUR' } },
      ],
    },
  ],
}
const plain: Choices = { option: null, addOnGroups: [] }
const service = { minutes: 60, price: { kind: 'fixed', money: { value: '15', currency: 'EUR' } } } as never

describe('participants in a URL', () => {
  it('is a number, within what one booking may hold', () => {
    expect(readPeople('3', 5)).toEqual({ total: 3, mix: [] })
    expect(readPeople('9', 5).total).toBe(5)
    expect(['', '-1', 'x', '1.5', null].map((written) => readPeople(written, 5).total)).toEqual([1, 1, 1, 1, 1])
  })

  it('is a number for each choice, and is written as it was read', () => {
    const people = readPeople('adult:2,child:1,other:0', 5)
    expect(people.total).toBe(3)
    expect(writePeople(people)).toBe('adult:2,child:1')
    expect(writePeople(readPeople('1', 5))).toBeUndefined()
  })
})

describe('what is sent', () => {
  it('names people by number where there is nothing to choose', () => {
    expect(toParticipants(plain, null, readPeople('2', 5))).toEqual({ totalParticipants: 2 })
  })

  it('names people by their choice, as the business calls it', () => {
    expect(toParticipants(ages, null, readPeople('adult:2,child:1', 5))).toEqual({
      participantsChoices: {
        serviceChoices: [
          { numberOfParticipants: 2, choices: [{ optionId: 'age', choiceId: 'adult', custom: 'adult' }] },
          { numberOfParticipants: 1, choices: [{ optionId: 'age', choiceId: 'child', custom: 'child' }] },
        ],
      },
    })
  })

  it('names the chosen length, and add-ons with their group', () => {
    const chosen = findVariant(lengths, 'long')
    expect(toParticipants(lengths, chosen, readPeople(null, 1))).toMatchObject({
      participantsChoices: { serviceChoices: [{ choices: [{ duration: { minutes: 90 } }] }] },
    })
    const extras = parseExtras(lengths, 'steam,tea,unknown')
    expect(toBookedAddOns(lengths, extras)).toEqual([
      { id: 'steam', groupId: 'extras' },
      { id: 'tea', groupId: 'extras', quantity: 1 },
    ])
    expect(sumMinutes(service, chosen, extras)).toBe(105)
  })
})

describe('participants by choice', () => {
  it('is cut to what one booking may hold', () => {
    expect(readPeople('adult:2,child:2', 3)).toEqual({
      total: 3,
      mix: [
        { choiceId: 'adult', count: 2 },
        { choiceId: 'child', count: 1 },
      ],
    })
  })
})

describe('add-ons in a URL', () => {
  it('have a quantity up to the maximum; those that add time only once', () => {
    const quantities = (named: string) => parseExtras(lengths, named).map(({ id, quantity }) => [id, quantity])
    expect(quantities('steam:3,tea:2')).toEqual([
      ['steam', 1],
      ['tea', 2],
    ])
    expect(quantities('tea:9')).toEqual([['tea', 2]])
    expect(quantities('tea:x')).toEqual([['tea', 1]])
    expect(writeExtras(parseExtras(lengths, 'steam,tea:2'))).toBe('steam,tea:2')
    expect(writeExtras(readExtras('steam,tea:2'))).toBe('steam,tea:2')
    expect([readExtras(null), readExtras('')]).toEqual([[], []])
    expect(toBookedAddOns(lengths, parseExtras(lengths, 'tea:2'))).toEqual([
      { id: 'tea', groupId: 'extras', quantity: 2 },
    ])
  })

  it('are no more than their group allows', () => {
    const [group] = lengths.addOnGroups
    if (!group) throw new Error('there is a group')
    const one = { ...lengths, addOnGroups: [{ ...group, maxAddOns: 1 }] }
    expect(parseExtras(one, 'steam,tea').map(({ id }) => id)).toEqual(['steam'])
  })
})

describe('the staff member as a choice', () => {
  const staff: Choices = {
    option: {
      optionId: 'staff',
      kind: 'STAFF_MEMBER',
      name: 'With whom',
      variants: [{ ...variant('a', null, '60'), resourceId: 'livia' }],
    },
    addOnGroups: [],
  }

  it('is that of the chosen staff member, and none until one is chosen', () => {
    expect(findVariant(staff, null, 'livia')?.choiceId).toBe('a')
    expect(findVariant(staff, 'a', null)).toBeNull()
    expect(toParticipants(staff, null, readPeople(null, 1))).toEqual({ totalParticipants: 1 })
  })
})
