import type { staffMembers } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { type Problem, problemOf } from './problems.ts'
import { daysBetween, minutesOf, shiftsIn } from './read-hours.ts'

export type Deed =
  | ('save' | 'services' | 'hours' | 'business' | 'timeOff' | 'backToWeek')
  | ('connect' | 'disconnect' | 'delete')

/** What became of a form of the page; of one that was refused, what stood in it. */
export type Outcome = { did: Deed; problem?: Problem; typed?: Record<string, string> }

/** A form that says itself what is wrong with it. */
class Mistake extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem)
    this.problem = problem
  }
}

/** Carries out what a form of the page asks of this person; undefined for a form that is none of its own. */
export async function changePerson(client: Client, id: string, form: FormData): Promise<Outcome | undefined> {
  const did = String(form.get('do'))
  if (!isDeed(did)) return undefined
  try {
    await deeds[did](client, id, form)
    return { did }
  } catch (error) {
    const problem = error instanceof Mistake ? error.problem : problemOf(error)
    return { did, problem, typed: typedIn(form) }
  }
}

const isDeed = (did: string): did is Deed => Object.hasOwn(deeds, did)

type Do = (client: Client, id: string, form: FormData) => Promise<unknown>
const textIn = (form: FormData, name: string): string => String(form.get(name) ?? '').trim()

const deeds: Record<Deed, Do> = {
  save,
  services: saveServices,
  hours: saveHours,
  business: async (client, staffMemberId, form) =>
    client.resources.assignWorkingHoursSchedule({ staffMemberId, scheduleId: textIn(form, 'scheduleId') }),
  timeOff: noteDays,
  backToWeek: async (client, _, form) =>
    client.schedules.removeHoursExceptions({
      ...{ scheduleId: textIn(form, 'scheduleId'), dates: [textIn(form, 'date')] },
    }),
  connect: async (client, staffMemberId, form) =>
    client.resources.connectStaffMemberToUser({
      ...{ staffMemberId, email: textIn(form, 'email'), roleIds: [textIn(form, 'role')] },
    }),
  disconnect: async (client, staffMemberId) => client.resources.disconnectStaffMemberFromUser({ staffMemberId }),
  delete: async (client, staffMemberId) => client.resources.deleteStaffMember({ staffMemberId }),
}

async function save(client: Client, id: string, form: FormData): Promise<void> {
  const picture = await pictureIn(client, form)
  const staffMember: staffMembers.StaffMember = {
    ...{ id, revision: textIn(form, 'revision'), name: textIn(form, 'name') },
    ...{ description: textIn(form, 'description') || null, email: textIn(form, 'email') || null },
    ...{ phone: textIn(form, 'phone') || null, gender: (textIn(form, 'gender') || null) as staffMembers.Gender | null },
    ...(picture === undefined ? {} : { mainMedia: picture }),
  }
  const isProvider = form.get('provider') !== null
  await client.resources.updateStaffMember({ staffMember })
  if (isProvider !== (textIn(form, 'wasProvider') === 'true')) {
    await client.resources.setServiceProvider({ staffMemberId: id, serviceProvider: isProvider })
  }
}

/** A new picture, none, or the one there is: undefined. */
async function pictureIn(client: Client, form: FormData): Promise<staffMembers.MediaItem | null | undefined> {
  const file = form.get('photo')
  if (!(file instanceof File) || file.size === 0) return form.get('noPhoto') === null ? undefined : null
  const content = Buffer.from(await file.arrayBuffer()).toString('base64')
  const kept = await client.media.uploadMedia({ fileName: file.name, content, purpose: 'CATALOGUE' })
  return { image: { id: kept.file.id, url: kept.file.url, altText: textIn(form, 'name') } }
}

/** Each service whose box was changed is written with the others it is given by. */
async function saveServices(client: Client, _: string, form: FormData): Promise<void> {
  const resourceId = textIn(form, 'resourceId')
  const chosen = new Set(form.getAll('service').map(String))
  const shown = form.getAll('shown').map(String)
  const { services } = await client.services.queryServices({ query: { filter: { id: { $in: shown } } } })
  for (const { id, revision, staffMemberIds } of services ?? []) {
    const others = (staffMemberIds ?? []).filter((it) => it !== resourceId)
    const wanted = chosen.has(id ?? '') ? [...others, resourceId] : others
    if (wanted.length === (staffMemberIds ?? []).length) continue
    await client.services.updateService({ service: { id, revision, staffMemberIds: wanted } })
  }
}

async function saveHours(client: Client, staffMemberId: string, form: FormData): Promise<void> {
  const weekly = shiftsIn(form)
  if (!weekly) throw new Mistake('hours')
  const scheduleId = textIn(form, 'ownScheduleId')
  await client.schedules.setWorkingHours({ scheduleId, weekly })
  if (form.get('begin') !== null) await client.resources.assignWorkingHoursSchedule({ staffMemberId, scheduleId })
}

/** Who lives by the hours of the business gets a copy of them first: days off are a person's own. */
async function noteDays(client: Client, staffMemberId: string, form: FormData): Promise<void> {
  const days = daysBetween(textIn(form, 'first'), textIn(form, 'last'))
  const windows = windowsIn(form)
  if (!days || !windows) throw new Mistake('days')
  const [scheduleId, businessId] = [textIn(form, 'ownScheduleId'), textIn(form, 'businessScheduleId')]
  if (businessId) {
    const { workingHours } = await client.schedules.getWorkingHours({ scheduleId: businessId })
    await client.schedules.setWorkingHours({ scheduleId, weekly: workingHours.weekly })
  }
  const reason = textIn(form, 'reason') || null
  const exceptions = days.map((date) => ({ date, windows, reason }))
  await client.schedules.setHoursExceptions({ scheduleId, exceptions })
  if (businessId) await client.resources.assignWorkingHoursSchedule({ staffMemberId, scheduleId })
}

/** Without times: off. Undefined for times that are none. */
function windowsIn(form: FormData): { opensMinute: number; closesMinute: number }[] | undefined {
  const [from, until] = [textIn(form, 'from'), textIn(form, 'until')]
  if (from === '' && until === '') return []
  const [opensMinute, closesMinute] = [minutesOf(from), minutesOf(until)]
  if (opensMinute === undefined || closesMinute === undefined || closesMinute <= opensMinute) return undefined
  return [{ opensMinute, closesMinute }]
}

function typedIn(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}
