import type { Infer, notifications } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { assertRefusal, FormError } from '../../lib/refusal.ts'
import type { StaffContext, StaffSession } from '../staff-context.ts'
import { renameFirstLocation } from './first-location.ts'
import { nextUndone, type Step, steps } from './steps.ts'
import { type Day, toWindows, typedWeek } from './week.ts'

/** Why a step failed; each has a message `setUp.problem.…`. */
export type Problem =
  | ('name' | 'timeZone' | 'currency' | 'hours' | 'minutes' | 'price' | 'confirmedUrl' | 'to')
  | ('notAllowed' | 'other')

export type Outcome =
  | { step: Step; problem: Problem; values: Record<string, string>; week?: Day[]; day?: number }
  | { step: 'ADDRESS'; confirmationLink: string }
  | { step: 'MAIL'; to: string; test: Infer<typeof notifications.SendTestMessageResponse> }
  | { next: Step | 'END' }
  | { away: true }

/** Invalid working hours, with their day. */
class HoursError extends FormError<Problem> {
  readonly day: number
  constructor(day: number) {
    super('hours')
    this.day = day
  }
}

/** Carries out a step; undefined for a form the page does not have. */
export async function actOnSetUp(staff: StaffContext, form: FormData): Promise<Outcome | undefined> {
  if (form.get('intent') === 'away') {
    await staff.client.sites.updateSiteSettings({ setUpFinished: true })
    return { away: true }
  }
  const step = steps.find((one) => one === form.get('step'))
  if (!step) return undefined
  const values = Object.fromEntries([...form].map(([name, value]) => [name, String(value).trim()]))
  try {
    const result = await actions[step](staff, values, form)
    const done = await markDone(staff.client, step)
    return result ?? { next: nextUndone(step, done) }
  } catch (error) {
    const week = step === 'HOURS' ? { week: typedWeek(form) } : {}
    const day = error instanceof HoursError ? { day: error.day } : {}
    return { step, problem: refusalProblem(error), values, ...week, ...day }
  }
}

type Action = (staff: StaffContext, values: Record<string, string>, form: FormData) => Promise<Outcome | undefined>

const actions: Record<Step, Action> = {
  BUSINESS: async ({ client }, { name = '', timeZone = '', currency = '' }) => {
    const { settings: before } = await client.sites.getSiteSettings()
    const { settings } = await client.sites.updateSiteSettings({ name, timeZone, ...(currency ? { currency } : {}) })
    await renameFirstLocation(client, before.name, settings.name)
    return undefined
  },
  HOURS: async ({ client }, { scheduleId = '', unchanged }, form) => {
    if (unchanged) return undefined
    const found = toWindows(typedWeek(form))
    if ('wrong' in found) throw new HoursError(found.wrong)
    await client.schedules.setWorkingHours({ scheduleId, weekly: found.windows })
    return undefined
  },
  SERVICE: async (staff, values, form) => {
    if (!values['unchanged']) await makeService(staff, values, form.getAll('staff').map(String))
    return undefined
  },
  ADDRESS: async ({ client, session }, { confirmedUrl = '' }) => {
    if (session.role !== 'owner') return undefined
    const requested = { confirmedUrl: confirmedUrl.replace(/\/+$/, '') || null }
    const { confirmationLink } = await client.sites.updateSiteSettings(requested)
    return confirmationLink === null ? undefined : { step: 'ADDRESS', confirmationLink }
  },
  MAIL: async ({ client }, { to = '' }) => {
    return { step: 'MAIL', to, test: await client.notifications.sendTestMessage({ to }) }
  },
}

/** Creates an appointment that customers can book: with duration, price and a staff member. */
async function makeService(
  { client, session }: StaffContext,
  { name = '', minutes = '', price = '' }: Record<string, string>,
  chosen: string[],
): Promise<void> {
  const length = Number(minutes)
  if (name === '') throw new FormError<Problem>('name')
  if (!Number.isInteger(length) || length < 5 || length > 1440) throw new FormError<Problem>('minutes')
  const value = price.replace(',', '.')
  if (value !== '' && !/^\d{1,9}(\.\d{1,3})?$/.test(value)) throw new FormError<Problem>('price')
  const isFree = value === '' || Number(value) === 0
  const staffMemberIds = chosen.length > 0 ? chosen : [await ownResource(client, session)]
  await client.services.createService({
    service: {
      type: 'APPOINTMENT',
      name,
      onlineBooking: { enabled: true },
      payment: isFree
        ? { rateType: 'NO_FEE', options: { inPerson: true } }
        : { rateType: 'FIXED', fixed: { price: { value } }, options: { inPerson: true } },
      defaultCapacity: 1,
      staffMemberIds,
      schedule: { availabilityConstraints: { sessionDurations: [length] } },
    },
  })
}

/** Makes the owner the first staff member, who gives the service. */
async function ownResource(client: Client, { name }: StaffSession): Promise<string> {
  const { staffMembers } = await client.resources.listStaff()
  const [first] = staffMembers
  if (first) return first.resourceId
  const { staffMember } = await client.resources.createStaffMember({ staffMember: { name: name.slice(0, 40) } })
  return staffMember?.resourceId ?? ''
}

async function markDone(client: Client, step: Step): Promise<string[]> {
  const { settings } = await client.sites.getSiteSettings()
  const setUpDone = steps.filter((one) => one === step || settings.setUpDone.includes(one))
  if (!settings.setUpDone.includes(step)) await client.sites.updateSiteSettings({ setUpDone })
  return setUpDone
}

const fields: Record<string, Problem> = {
  name: 'name',
  timeZone: 'timeZone',
  currency: 'currency',
  confirmedUrl: 'confirmedUrl',
  to: 'to',
}

function refusalProblem(error: unknown): Problem {
  if (error instanceof FormError) return error.reason
  assertRefusal(error)
  const field = error.fieldViolations[0]?.field ?? ''
  const known = fields[field]
  if (known) return known
  if (field.startsWith('weekly')) return 'hours'
  if (field.split('.')[1] === 'payment') return 'price'
  if (field === 'service.name') return 'name'
  return error.status === 403 ? 'notAllowed' : 'other'
}
