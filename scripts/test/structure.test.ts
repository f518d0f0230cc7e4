import { describe, expect, test } from 'vitest'
import { checkFeatureFolders, checkNames } from '../structure/feature-folders.ts'
import { checkNouns, checkTestFolders, kebab } from '../structure/nouns.ts'

const feature = 'apps/server/src/features/bookings'
const faultless = [
  `${feature}/index.ts`,
  `${feature}/routes.ts`,
  `${feature}/ports.ts`,
  `${feature}/operations/cancel-booking.ts`,
  `${feature}/rules/status.ts`,
  `${feature}/rules/status.test.ts`,
  `${feature}/store/lock-booking.ts`,
  `${feature}/view.ts`,
  `${feature}/view.test.ts`,
  `${feature}/jobs.ts`,
]

describe('feature folders', () => {
  test('accepts a feature with known entries', () => {
    expect(checkFeatureFolders(faultless)).toEqual([])
  })

  test.each([
    ['an unknown file', `${feature}/sql.ts`, `${feature}/sql.ts does not belong`],
    ['an unknown folder', `${feature}/types/booking.ts`, `${feature}/types does not belong`],
    ['a test without its file', `${feature}/store.test.ts`, `${feature}/store.test.ts does not belong`],
    ['a store twice', `${feature}/store.ts`, 'both store.ts and store/'],
    ['an unknown feature', 'apps/server/src/features/gifts/index.ts', 'features/gifts is not a feature'],
  ])('finds %s', (_, path, problem) => {
    expect(checkFeatureFolders([...faultless, path])).toEqual([expect.stringContaining(problem)])
  })

  test('reports a feature without index.ts', () => {
    expect(checkFeatureFolders([`${feature}/routes.ts`])).toEqual([expect.stringContaining('no index.ts')])
  })
})

describe('meaningless names', () => {
  test.each(['apps/server/src/http/utils.ts', 'packages/sdk/src/common/url.ts', 'apps/cli/src/helpers/print.ts'])(
    'finds %s',
    (path) => {
      expect(checkNames([path])).toEqual([expect.stringContaining(path)])
    },
  )

  test('lib is a layer of the pages and refused elsewhere', () => {
    expect(checkNames(['apps/web/src/lib/money.ts'])).toEqual([])
    expect(checkNames(['apps/server/src/lib/money.ts'])).toHaveLength(1)
  })
})

describe('one noun in every workspace', () => {
  const paths = [...faultless, 'packages/contract/src/bookings/operations.ts']
  const tested = 'apps/server/test/bookings/cancel-booking.test.ts'

  test('is accepted with its folder, its feature and a test per operation', () => {
    expect(checkNouns([...paths, tested], [{ noun: 'bookings', ids: ['cancelBooking'] }])).toEqual([])
  })

  test('reports an operation without a test, a missing feature and a missing folder', () => {
    expect(checkNouns(paths, [{ noun: 'bookings', ids: ['cancelBooking'] }])).toEqual([expect.stringContaining(tested)])
    expect(checkNouns(paths, [{ noun: 'services', ids: [] }])).toHaveLength(2)
    expect(checkNouns(paths, [{ noun: 'gifts', ids: [] }])[0]).toContain('gifts is not a feature')
  })

  test('reports a test folder without a feature', () => {
    const folders = [
      'apps/server/test/support/app.ts',
      tested,
      'apps/server/test/http/cors.test.ts',
      'apps/server/test/odd/x.test.ts',
    ]
    expect(checkTestFolders(folders, ['http'])).toEqual([expect.stringContaining('test/odd')])
  })
})

test('converts an id to a file name', () => {
  expect(kebab('bookingsGetBookingAnonymously')).toBe('bookings-get-booking-anonymously')
})
