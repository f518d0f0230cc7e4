import { expect, it } from 'vitest'
import { memberName } from './name.ts'

it('is first and last name, else the nickname, else empty', () => {
  const clara = { firstName: 'Clara', lastName: 'Neri' }
  expect(memberName({ contact: clara, nickname: 'cl' })).toBe('Clara Neri')
  expect(memberName({ contact: { ...clara, lastName: '' }, nickname: 'cl' })).toBe('Clara')
  expect(memberName({ contact: { firstName: null, lastName: null }, nickname: 'cl' })).toBe('cl')
  expect(memberName({ contact: null, nickname: null })).toBe('')
})
