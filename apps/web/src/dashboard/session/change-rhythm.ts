import type { Infer, sessions } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { readTakenDates } from '../calendar/new/read-taken-dates.ts'
import { type NewRecurrence, readRepeat, readRepeatFields, toRepeatFields } from '../calendar/new/repeat.ts'
import { readText } from '../fields/read-form.ts'
import { type Problem, readNotification, readScope, refusalProblem } from './act.ts'
import type { Session } from './load.ts'

/** What another rhythm would do. */
export type RhythmPreview = Infer<typeof sessions.PreviewSessionChangeResponse> & {
  /** What was tried: sent again, it is carried out. */
  tried: string
}

/** Why nothing was changed, or what would be. */
export type RhythmAnswer = { problem: Problem } | { preview: RhythmPreview }

/** Changes how a series repeats once its form was previewed and everything it asks is answered. */
export async function changeRhythm(
  client: Client,
  sessionId: string,
  form: FormData,
): Promise<RhythmAnswer | undefined> {
  try {
    const { session } = await client.sessions.getSession({ sessionId })
    const recurrence = readRhythm(form, session)
    if (!recurrence) return { problem: 'fields' }
    const change = {
      session: { id: sessionId, revision: readText(form, 'revision'), recurrence },
      scope: readScope(form),
    }
    const preview = await client.sessions.previewSessionChange(change)
    const tried = JSON.stringify([recurrence, change.scope])
    const plan = readTakenDates(form, preview.added, preview.taken)
    const bookings = readBookings(form)
    const asks = preview.cancelled.some((one) => one.bookings > 0) && !bookings
    if (readText(form, 'tried') !== tried || !plan || asks) return { preview: { ...preview, tried } }
    await client.sessions.updateSession({
      ...change,
      ...readNotification(form),
      ...(bookings ? { bookings } : {}),
      ...(plan.skip.length > 0 ? { skip: plan.skip } : {}),
      ...(plan.overlaps ? { allowOverlap: true } : {}),
    })
    return undefined
  } catch (error) {
    return { problem: refusalProblem(error) }
  }
}

const readBookings = (form: FormData): 'KEEP' | 'CANCEL' | undefined =>
  (['KEEP', 'CANCEL'] as const).find((one) => one === readText(form, 'bookings'))

/** A date that the month of this session does not have stays that of the series unless another way is chosen. */
function readRhythm(form: FormData, { localStartDate, recurrence }: Session): NewRecurrence | undefined {
  const fields = readRepeatFields(form)
  const read = readRepeat(fields, localStartDate.slice(0, 10)) ?? undefined
  if (read?.frequency !== 'MONTHLY' || recurrence?.frequency !== 'MONTHLY') return read
  const { dayOfMonth, weekOfMonth, weekdays } = recurrence
  if (toRepeatFields(recurrence).by !== fields.by) return read
  return { ...read, ...(dayOfMonth === null ? { weekdays, weekOfMonth } : { dayOfMonth }) }
}
