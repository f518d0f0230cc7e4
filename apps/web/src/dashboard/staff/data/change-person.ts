import type { common, staffMembers } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { FormError } from '../../../lib/refusal.ts'
import { done, pauseForm, settleChange, type Unanswered } from '../../commitments/settle-change.ts'
import { readText } from '../../fields/read-form.ts'
import { backToWeek, changeSchedule, noteDays, saveHours } from './change-hours.ts'
import { type Problem, refusalProblem } from './problems.ts'

export type Action =
  | ('save' | 'services' | 'hours' | 'business' | 'timeOff' | 'backToWeek')
  | ('connect' | 'disconnect' | 'approve' | 'delete' | 'pause')

/** The result of a form on the page; `values` are those of a refused form, `unanswered` what it must answer first. */
export type Outcome = { action: Action; problem?: Problem; values?: Record<string, string>; unanswered?: Unanswered }

/** Carries out the form's action on this person. Returns undefined for a form the page does not have. */
export async function changePerson(client: Client, id: string, form: FormData): Promise<Outcome | undefined> {
  const action = String(form.get('intent'))
  if (!isAction(action)) return undefined
  try {
    const unanswered = await actions[action](client, id, form)
    return unanswered ? { action, unanswered } : { action }
  } catch (error) {
    return { action, problem: refusalProblem(error), values: readValues(form) }
  }
}

const isAction = (action: string): action is Action => Object.hasOwn(actions, action)

/** Returns what must be answered before the change is made. */
type Do = (client: Client, id: string, form: FormData) => Promise<Unanswered | undefined>
const actions: Record<Action, Do> = {
  save,
  services: saveServices,
  hours: async (client, _, form) => saveHours(client, form, 'person'),
  business: async (client, _, form) =>
    changeSchedule(client, form, { about: 'person', scheduleId: readText(form, 'scheduleId') }),
  timeOff: async (client, _, form) => noteDays(client, form, 'person'),
  backToWeek: async (client, _, form) => done(backToWeek(client, form)),
  connect: async (client, staffMemberId, form) =>
    done(
      client.resources.connectStaffMemberToUser({
        staffMemberId,
        email: readText(form, 'email'),
        roleIds: [readText(form, 'role')],
      }),
    ),
  disconnect: async (client, staffMemberId) => done(client.resources.disconnectStaffMemberFromUser({ staffMemberId })),
  approve: async (client, staffMemberId) => done(client.resources.approveStaffMember({ staffMemberId })),
  delete: async (client, staffMemberId, form) =>
    settleChange(client, form, { deleteStaffMember: { staffMemberId } }, whose(form)),
  pause,
}

const whose = (form: FormData) => ({ about: 'person' as const, id: readText(form, 'resourceId') })

/** Takes a person off online booking; their bookings need answers first. */
async function pause(client: Client, staffMemberId: string, form: FormData): Promise<Unanswered | undefined> {
  return settleChange(client, form, { pauseStaffMember: { staffMemberId } }, whose(form))
}

async function save(client: Client, id: string, form: FormData): Promise<Unanswered | undefined> {
  const picture = await pictureIn(client, form)
  const staffMember = {
    id,
    revision: readText(form, 'revision'),
    name: readText(form, 'name'),
    description: readText(form, 'description') || null,
    email: readText(form, 'email') || null,
    phone: readText(form, 'phone') || null,
    gender: (readText(form, 'gender') || null) as staffMembers.Gender | null,
    ...(picture === undefined ? {} : { mainMedia: picture }),
  }
  const maxBookingsPerDay = dayLimitIn(form)
  const isProvider = form.get('provider') !== null
  await client.resources.updateStaffMember({ staffMember })
  const wasProvider = readText(form, 'wasProvider') === 'true'
  if (isProvider && !wasProvider)
    await client.resources.setServiceProvider({ staffMemberId: id, serviceProvider: true })
  if (readText(form, 'dayLimit') !== readText(form, 'wasDayLimit'))
    await client.resources.setDayLimit({ resourceId: readText(form, 'resourceId'), maxBookingsPerDay })
  return wasProvider && !isProvider ? pause(client, id, pauseForm(form, ['resourceId'])) : undefined
}

/** Reads a positive whole number; null for no limit. */
function dayLimitIn(form: FormData): number | null {
  const text = readText(form, 'dayLimit')
  if (text === '') return null
  if (/^[1-9]\d{0,2}$|^1000$/u.test(text)) return Number(text)
  throw new FormError<Problem>('dayLimit')
}

/** Returns the new picture, null to remove it, undefined to keep it. */
async function pictureIn(client: Client, form: FormData): Promise<common.MediaItem | null | undefined> {
  const file = form.get('photo')
  if (!(file instanceof File) || file.size === 0) return form.get('noPhoto') === null ? undefined : null
  const content = Buffer.from(await file.arrayBuffer()).toString('base64')
  const uploaded = await client.media.uploadMedia({ fileName: file.name, content, purpose: 'CATALOGUE' })
  return { image: { id: uploaded.file.id, url: uploaded.file.url, altText: readText(form, 'name') } }
}

/** Saves each service whose checkbox changed, keeping its other staff. */
async function saveServices(client: Client, _: string, form: FormData): Promise<undefined> {
  const resourceId = readText(form, 'resourceId')
  const chosen = new Set(form.getAll('service').map(String))
  const shown = form.getAll('shown').map(String)
  const { services } = await client.services.queryServices({ query: { filter: { id: { $in: shown } } } })
  for (const { id, revision, staffMemberIds } of services ?? []) {
    const others = (staffMemberIds ?? []).filter((it) => it !== resourceId)
    const nextStaffIds = chosen.has(id ?? '') ? [...others, resourceId] : others
    if (nextStaffIds.length === (staffMemberIds ?? []).length) continue
    await client.services.updateService({ service: { id, revision, staffMemberIds: nextStaffIds } })
  }
}

/** Reads the submitted values. */
export function readValues(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}
