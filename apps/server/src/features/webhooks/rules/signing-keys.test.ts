import { DAY } from '@kalends/availability'
import { expect, test } from 'vitest'
import { shownKeys, signingKey, waitingKey } from './signing-keys.ts'

const HOUR = DAY / 24
const keys = [{ signsFrom: 0 }, { signsFrom: 10 * DAY }]

test('a key signs from its instant until the next one does', () => {
  expect([0, 10 * DAY - 1, 10 * DAY].map((now) => signingKey(keys, now)?.signsFrom)).toEqual([0, 0, 10 * DAY])
  expect([0, 10 * DAY].map((now) => waitingKey(keys, now)?.signsFrom)).toEqual([10 * DAY, undefined])
  expect(signingKey([], 0)).toBeUndefined()
})

test('the next key is shown before it signs, and the replaced one until its tokens have expired', () => {
  const shown = (now: number) => shownKeys(keys, now).map(({ signsFrom, shownUntil }) => [signsFrom, shownUntil])
  expect(shown(0)).toEqual([
    [0, 10 * DAY + HOUR],
    [10 * DAY, null],
  ])
  expect(shown(10 * DAY + HOUR - 1)).toHaveLength(2)
  expect(shown(10 * DAY + HOUR)).toEqual([[10 * DAY, null]])
})
