import type { Client } from '@kalends/sdk'
import { FormError } from '../../../lib/refusal.ts'
import { backToWeek, noteDays, saveHours } from '../../staff/data/change-hours.ts'
import { readValues } from '../../staff/data/change-person.ts'
import { type Problem, refusalProblem } from '../../staff/data/problems.ts'
import { findRoom } from './load-room.ts'

type Action = 'hours' | 'business' | 'always' | 'timeOff' | 'backToWeek'

/** The result of a form about hours; `values` are those of a refused form. */
export type Outcome = { action: Action; problem?: Problem; values?: Record<string, string> }

/** Carries out the form's action on this resource. Returns undefined for a form the page does not have. */
export async function changeRoom(client: Client, id: string, form: FormData): Promise<Outcome | undefined> {
  const setHoursSource = async (scheduleId: string | null): Promise<void> => {
    const room = await findRoom(client, id)
    if (!room) throw new FormError<Problem>('notFound')
    const workingHoursSchedules = { values: scheduleId ? [{ scheduleId }] : [] }
    await client.resources.updateResource({ resource: { id, revision: room.revision ?? '', workingHoursSchedules } })
  }
  const actions: Record<Action, () => Promise<unknown>> = {
    hours: async () => saveHours(client, form, setHoursSource),
    business: async () => setHoursSource(String(form.get('scheduleId'))),
    always: async () => setHoursSource(null),
    timeOff: async () => noteDays(client, form, setHoursSource),
    backToWeek: async () => backToWeek(client, form),
  }
  const action = String(form.get('intent'))
  if (!isAction(action, actions)) return undefined
  try {
    await actions[action]()
    return { action }
  } catch (error) {
    return { action, problem: refusalProblem(error), values: readValues(form) }
  }
}

const isAction = (action: string, actions: Record<Action, unknown>): action is Action => Object.hasOwn(actions, action)
