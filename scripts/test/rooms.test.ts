import { describe, expect, test } from 'vitest'
import { judgeFeatureRooms, judgeNames } from '../rooms/feature-rooms.ts'
import { judgeNouns, judgeTestFolders, kebab } from '../rooms/nouns.ts'

const room = 'apps/server/src/features/bookings'
const faultless = [
  `${room}/index.ts`,
  `${room}/routes.ts`,
  `${room}/ports.ts`,
  `${room}/operations/cancel-booking.ts`,
  `${room}/rules/status.ts`,
  `${room}/rules/status.test.ts`,
  `${room}/store/lock-booking.ts`,
  `${room}/view.ts`,
  `${room}/view.test.ts`,
  `${room}/jobs.ts`,
]

describe('rooms of features', () => {
  test('a room with the agreed places is in order', () => {
    expect(judgeFeatureRooms(faultless)).toEqual([])
  })

  test.each([
    ['a place nobody agreed on', `${room}/sql.ts`, `${room}/sql.ts has no place`],
    ['a folder nobody agreed on', `${room}/types/booking.ts`, `${room}/types has no place`],
    ['a test without its file', `${room}/store.test.ts`, `${room}/store.test.ts has no place`],
    ['a store twice', `${room}/store.ts`, 'both store.ts and store/'],
    ['an unknown feature', 'apps/server/src/features/gifts/index.ts', 'features/gifts is no feature'],
  ])('finds %s', (_, path, problem) => {
    expect(judgeFeatureRooms([...faultless, path])).toEqual([expect.stringContaining(problem)])
  })

  test('finds a room without a door', () => {
    expect(judgeFeatureRooms([`${room}/routes.ts`])).toEqual([expect.stringContaining('no door')])
  })
})

describe('names that say nothing', () => {
  test.each(['apps/server/src/http/utils.ts', 'packages/sdk/src/common/url.ts', 'apps/cli/src/helpers/print.ts'])(
    'finds %s',
    (path) => {
      expect(judgeNames([path])).toEqual([expect.stringContaining(path)])
    },
  )

  test('lib is a layer of the pages and nothing elsewhere', () => {
    expect(judgeNames(['apps/web/src/lib/money.ts'])).toEqual([])
    expect(judgeNames(['apps/server/src/lib/money.ts'])).toHaveLength(1)
  })
})

describe('one noun in every room', () => {
  const paths = [...faultless, 'packages/contract/src/bookings/operations.ts']
  const tested = 'apps/server/test/bookings/cancel-booking.test.ts'

  test('is in order with its folder, its feature and a test per operation', () => {
    expect(judgeNouns([...paths, tested], [{ noun: 'bookings', ids: ['cancelBooking'] }])).toEqual([])
  })

  test('finds an operation without a test, a missing feature and a missing folder', () => {
    expect(judgeNouns(paths, [{ noun: 'bookings', ids: ['cancelBooking'] }])).toEqual([expect.stringContaining(tested)])
    expect(judgeNouns(paths, [{ noun: 'services', ids: [] }])).toHaveLength(2)
    expect(judgeNouns(paths, [{ noun: 'gifts', ids: [] }])[0]).toContain('gifts is no feature')
  })

  test('finds a test folder that mirrors nothing', () => {
    const folders = [
      'apps/server/test/support/app.ts',
      tested,
      'apps/server/test/http/cors.test.ts',
      'apps/server/test/odd/x.test.ts',
    ]
    expect(judgeTestFolders(folders, ['http'])).toEqual([expect.stringContaining('test/odd')])
  })
})

test('an id becomes a file name', () => {
  expect(kebab('bookingsGetBookingAnonymously')).toBe('bookings-get-booking-anonymously')
})
