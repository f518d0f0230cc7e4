import { describe, expect, test } from 'vitest'
import { chosenDuration, isAllowedDuration, listDurations } from './durations.ts'

const price = { value: '10', currency: 'EUR' }
const hour = { durationMinutes: 60, rental: null, options: null, addOnGroups: [] }
const lengths = (...minutes: number[]) => ({
  id: 'o',
  optionId: 'option',
  kind: 'DURATION' as const,
  name: '',
  variants: minutes.map((it) => ({ choice: `c${it}`, choiceId: `c${it}`, label: '', durationMinutes: it, price })),
})
const extras = {
  id: 'g',
  name: 'Extras',
  prompt: '',
  maxAddOns: null,
  addOns: [
    { id: 'tea', name: 'Tea', durationMinutes: null, maxQuantity: 3, price },
    { id: 'scrub', name: 'Scrub', durationMinutes: 20, maxQuantity: null, price },
    { id: 'steam', name: 'Steam', durationMinutes: 15, maxQuantity: null, price },
  ],
}
const varied = { ...hour, options: lengths(30, 60, 90), addOnGroups: [extras] }
const rental = { ...hour, rental: { unit: 'HOUR' as const, minMinutes: 60, maxMinutes: 240 } }

describe('the length of an appointment', () => {
  test('is fixed without choices', () => {
    expect(listDurations(hour)).toEqual([60])
    expect(chosenDuration(hour)).toMatchObject({ ok: true, minutes: 60 })
    expect(chosenDuration(hour, { durationMinutes: 30 })).toMatchObject({ ok: false, wrong: 'duration' })
  })

  test('is that of the chosen variant, by default the first', () => {
    expect(listDurations(varied)).toEqual([30, 60, 90])
    expect(chosenDuration(varied)).toMatchObject({ minutes: 30 })
    expect(chosenDuration(varied, { durationMinutes: 90 })).toMatchObject({ minutes: 90 })
    expect(chosenDuration(varied, { durationChoiceId: 'C60' })).toMatchObject({ minutes: 60 })
    expect(chosenDuration(varied, { choices: [{ choiceId: 'c90' }] })).toMatchObject({ minutes: 90 })
    expect(chosenDuration(varied, { choices: [{ duration: { minutes: 60 } }] })).toMatchObject({ minutes: 60 })
    expect(chosenDuration(varied, { durationChoiceId: 'elsewhere' })).toMatchObject({ ok: false, wrong: 'choice' })
    expect(chosenDuration(varied, { durationMinutes: 30, durationChoiceId: 'c60' })).toMatchObject({ wrong: 'choice' })
  })

  test('includes the duration of add-ons once each', () => {
    expect(chosenDuration(varied, { addOnIds: ['scrub', 'steam', 'SCRUB', 'tea'] })).toMatchObject({
      minutes: 65,
      baseMinutes: 30,
      addOnMinutes: 35,
    })
    expect(chosenDuration(varied, { addOnIds: ['none'] })).toMatchObject({ ok: false, wrong: 'addOn' })
  })

  test('must be the total if it is given with its add-ons', () => {
    expect(chosenDuration(varied, { addOnIds: ['scrub'], totalMinutes: 80 })).toMatchObject({
      ok: true,
      baseMinutes: 60,
    })
    expect(chosenDuration(varied, { addOnIds: ['scrub'], totalMinutes: 60 })).toMatchObject({
      ok: false,
      wrong: 'total',
    })
    expect(isAllowedDuration(varied, 80)).toBe(true)
    expect(isAllowedDuration(varied, 80, [])).toBe(false)
    expect(isAllowedDuration(varied, 80, ['scrub'])).toBe(true)
    expect(isAllowedDuration(varied, 61)).toBe(false)
  })

  test('is between the minimum and maximum of a rental', () => {
    expect(chosenDuration(rental)).toMatchObject({ minutes: 60 })
    expect(isAllowedDuration(rental, 240)).toBe(true)
    expect(isAllowedDuration(rental, 241)).toBe(false)
    expect(isAllowedDuration({ ...rental, rental: { unit: 'DAY', minMinutes: 1440, maxMinutes: 4320 } }, 2000)).toBe(
      false,
    )
  })

  test('is one of the variants of a rental with variants, and no length between', () => {
    const priced = { ...rental, options: lengths(60, 120) }
    expect(isAllowedDuration(priced, 120)).toBe(true)
    expect(isAllowedDuration(priced, 119)).toBe(false)
  })

  test('is undefined for classes and courses', () => {
    expect(chosenDuration({ ...hour, durationMinutes: null })).toMatchObject({ ok: false, wrong: 'duration' })
  })
})
