import type { Stage } from './stage.ts'

/** A half hour of a staff member. Instants are ISO 8601 texts. */
export type BookableTime = { number: number; resourceId: string; startDate: string; endDate: string }

/** The body of a confirmed booking of this time, by a customer of its own. */
export function bookingBody({ staff, studio }: Stage, time: BookableTime): string {
  const { resourceId, startDate, endDate } = time
  const location = { id: studio.locationId, locationType: 'OWNER_BUSINESS' }
  const slot = {
    serviceId: staff.id,
    scheduleId: staff.scheduleId,
    startDate,
    endDate,
    timezone: 'UTC',
    resource: { id: resourceId },
    location,
  }
  return JSON.stringify({
    booking: {
      status: 'CONFIRMED',
      selectedPaymentOption: 'OFFLINE',
      totalParticipants: 1,
      bookedEntity: { slot },
      contactDetails: { firstName: 'Nomen', lastName: 'Nescio', email: `customer${time.number}@example.org` },
    },
  })
}
