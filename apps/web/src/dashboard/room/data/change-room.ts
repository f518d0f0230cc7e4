import type { Client } from '@kalends/sdk'
import { done, type Unanswered } from '../../commitments/settle-change.ts'
import { backToWeek, changeSchedule, noteDays, saveHours } from '../../staff/data/change-hours.ts'
import { readValues } from '../../staff/data/change-person.ts'
import { type Problem, refusalProblem } from '../../staff/data/problems.ts'

type Action = 'hours' | 'business' | 'always' | 'timeOff' | 'backToWeek'

/** The result of a form about hours; `values` are those of a refused form, `unanswered` what it must answer first. */
export type Outcome = { action: Action; problem?: Problem; values?: Record<string, string>; unanswered?: Unanswered }

/** Carries out the form's action on this resource. Returns undefined for a form the page does not have. */
export async function changeRoom(client: Client, form: FormData): Promise<Outcome | undefined> {
  const uses = async (scheduleId: string | null) => changeSchedule(client, form, { about: 'room', scheduleId })
  const actions: Record<Action, () => Promise<Unanswered | undefined>> = {
    hours: async () => saveHours(client, form, 'room'),
    business: async () => uses(String(form.get('scheduleId'))),
    always: async () => uses(null),
    timeOff: async () => noteDays(client, form, 'room'),
    backToWeek: () => done(backToWeek(client, form)),
  }
  const action = String(form.get('intent'))
  if (!isAction(action, actions)) return undefined
  try {
    const unanswered = await actions[action]()
    return unanswered ? { action, unanswered } : { action }
  } catch (error) {
    return { action, problem: refusalProblem(error), values: readValues(form) }
  }
}

const isAction = (action: string, actions: Record<Action, unknown>): action is Action => Object.hasOwn(actions, action)
