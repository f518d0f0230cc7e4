import type { TestApp } from '../../support/app.ts'
import { aBooking, aClient, aStudio, type Client, expected, type Studio, slotWith } from '../../support/factories.ts'
import { aPerson, signIn } from '../../support/people.ts'

export type Noted = { id: string; bookingId: string; numberOfAttendees: number; status: string }

/** Three visits of one, two and three people; the last did not come. */
export async function threeRecords({
  app,
  context,
}: TestApp): Promise<{ studio: Studio; records: [Noted, Noted, Noted] }> {
  const studio = await aStudio(app, context, { staff: 2 })
  const note = async (count: number): Promise<Noted> => {
    const slot = slotWith(studio, `2026-06-03T1${count}:00:00.000Z`)
    const { id } = await aBooking(studio.admin, slot, { status: 'CONFIRMED' })
    const status = count === 3 ? 'NOT_ATTENDED' : 'ATTENDED'
    const attendance = { bookingId: id, status, numberOfAttendees: count }
    return expected(await studio.admin.post('/v2/attendance/set', { attendance })).attendance
  }
  return { studio, records: [await note(1), await note(2), await note(3)] }
}

/** Someone with a calendar of their own: that of this resource. */
export async function signInStaff({ app, context }: TestApp, studio: Studio, resourceId: string): Promise<Client> {
  const person = await aPerson(context, studio.siteId, { role: 'staff', resourceIds: [resourceId] })
  return aClient(app, (await signIn(app, person, studio.siteId)).headers)
}
