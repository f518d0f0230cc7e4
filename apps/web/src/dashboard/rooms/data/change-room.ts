import type { Client } from '@kalends/sdk'
import { FormError } from '../../../lib/refusal.ts'
import { backToWeek, noteDays, saveHours } from '../../staff/data/change-hours.ts'
import { typedIn } from '../../staff/data/change-person.ts'
import { type Problem, refusalProblem } from '../../staff/data/problems.ts'
import { findRoom } from './load-room.ts'

type Deed = 'hours' | 'business' | 'always' | 'timeOff' | 'backToWeek'

/** What became of a form about the hours of a thing; of one that was refused, what stood in it. */
export type Outcome = { did: Deed; problem?: Problem; typed?: Record<string, string> }

/** Carries out what a form of the page asks of this thing; undefined for a form that is none of its own. */
export async function changeRoom(client: Client, id: string, form: FormData): Promise<Outcome | undefined> {
  const liveBy = async (scheduleId: string | null): Promise<void> => {
    const room = await findRoom(client, id)
    if (!room) throw new FormError<Problem>('gone')
    const workingHoursSchedules = { values: scheduleId ? [{ scheduleId }] : [] }
    await client.resources.updateResource({ resource: { id, revision: room.revision, workingHoursSchedules } })
  }
  const deeds: Record<Deed, () => Promise<unknown>> = {
    hours: async () => saveHours(client, form, liveBy),
    business: async () => liveBy(String(form.get('scheduleId'))),
    always: async () => liveBy(null),
    timeOff: async () => noteDays(client, form, liveBy),
    backToWeek: async () => backToWeek(client, form),
  }
  const did = String(form.get('do'))
  if (!isDeed(did, deeds)) return undefined
  try {
    await deeds[did]()
    return { did }
  } catch (error) {
    return { did, problem: refusalProblem(error), typed: typedIn(form) }
  }
}

const isDeed = (did: string, deeds: Record<Deed, unknown>): did is Deed => Object.hasOwn(deeds, did)
