import { KalendsError } from '@kalends/sdk'
import { expect, it } from 'vitest'
import type { RequestContext } from '../../lib/page-context.ts'
import { cancelByLink } from './booking.ts'

const failing = (code: string, status: number) =>
  ({
    kalends: {
      bookings: {
        bookingsCancelBookingAnonymously: async () => {
          throw new KalendsError({
            status,
            code,
            description: code,
            data: {},
            fieldViolations: [],
            requestId: undefined,
          })
        },
      },
    },
  }) as unknown as RequestContext

it('explains a refused cancellation to the holder of the link', async () => {
  for (const [code, status, outcome] of [
    ['BOOKING_CANNOT_BE_CANCELLED', 428, 'tooLate'],
    ['BOOKING_REVISION_MISMATCH', 409, 'changed'],
    ['INVALID_TOKEN', 401, 'ended'],
    ['BOOKING_NOT_FOUND', 404, 'ended'],
    ['INVALID_ARGUMENT', 400, 'ended'],
  ] as const)
    expect([code, await cancelByLink(failing(code, status), 'abc', '')]).toEqual([code, outcome])
  await expect(cancelByLink(failing('INTERNAL', 500), 'abc', '1')).rejects.toThrow(KalendsError)
})
