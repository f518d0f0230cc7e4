import { describe, expect, it } from 'vitest'
import { wholePrice } from './whole-price.ts'

const euros = (value: string) => ({ kind: 'amount', value, currency: 'EUR' }) as const
const variant = (choiceId: string, value: string | null) => ({ choiceId, price: value === null ? null : { value } })
const offer = {
  options: { variants: [variant('adult', '16'), variant('student', '9.5'), variant('guest', null)] },
  addOnGroups: [{ addOns: [{ id: 'tea', price: { value: '4.5' } }] }],
}
const plain = { options: null, addOnGroups: [] }
const chose = (choiceId: string, numberOfParticipants: number) => ({ numberOfParticipants, choices: [{ choiceId }] })

describe('the price of a whole booking', () => {
  it('counts everybody who comes', () => {
    expect(wholePrice(euros('14'), { totalParticipants: 3 }, plain)).toEqual(euros('42.000'))
    expect(wholePrice(euros('0.1'), { totalParticipants: 3 }, plain)).toEqual(euros('0.300'))
    expect(wholePrice(euros('14'), {}, plain)).toEqual(euros('14.000'))
  })

  it('takes of everybody what they chose, and the service’s own price where a choice has none', () => {
    const serviceChoices = [chose('adult', 2), chose('student', 1), chose('guest', 1)]
    expect(wholePrice(euros('20'), { participantsChoices: { serviceChoices } }, offer)).toEqual(euros('61.500'))
  })

  it('adds what was chosen besides, as often as it was', () => {
    const bookedAddOns = [{ id: 'tea', groupId: 'extras', quantity: 2 }]
    expect(wholePrice(euros('20'), { bookedAddOns }, offer)).toEqual(euros('29.000'))
  })

  it('leaves what is free or said in words as it is', () => {
    expect(wholePrice({ kind: 'free' }, { totalParticipants: 3 }, plain)).toEqual({ kind: 'free' })
    const words = { kind: 'words', words: 'By weight' } as const
    expect(wholePrice(words, { totalParticipants: 3 }, plain)).toEqual(words)
  })
})
