import { expect, it } from 'vitest'
import { trashBegins } from './trash.ts'

it('keeps deleted resources in the trash for thirty days', () => {
  expect(trashBegins(Date.parse('2026-07-01T09:00:00Z'))).toEqual(new Date('2026-06-01T09:00:00Z'))
})
