import { expect, it } from 'vitest'
import { serviceColor } from './service-color.ts'

// The pages compute the same from the id: `hue.test.ts` has the same list.
const known = [
  ['1f0c6a52-6a0e-4f5e-9d59-0c1d3f1a7b11', 'sienna'],
  ['6f6f2b7e-90f4-4c5c-8a53-1f7a3f6f9d02', 'ochre'],
  ['00000000-0000-4000-8000-000000000004', 'verdigris'],
  ['b7d9c0aa-12f3-45cd-9a21-7e6f5d4c3b05', 'lapis'],
] as const

it.each(known)('gives %s the colour %s, on every page', (id, color) => {
  expect(serviceColor(id)).toBe(color)
})
