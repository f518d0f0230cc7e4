import { expect, it } from 'vitest'
import { chooseHue } from './hue.ts'

// The server computes the same from the id: `service-color.test.ts` has the same list.
const known = [
  ['1f0c6a52-6a0e-4f5e-9d59-0c1d3f1a7b11', 'sienna'],
  ['6f6f2b7e-90f4-4c5c-8a53-1f7a3f6f9d02', 'ochre'],
  ['00000000-0000-4000-8000-000000000004', 'verdigris'],
  ['b7d9c0aa-12f3-45cd-9a21-7e6f5d4c3b05', 'lapis'],
] as const

it.each(known)('gives the service %s the colour %s, as the calendar and the API do', (id, hue) => {
  expect(chooseHue(id)).toBe(hue)
})
