import type { commitments, Infer } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { assertRefusal } from '../../lib/refusal.ts'
import { readText } from '../fields/read-form.ts'
import { type Answers, type Change, loadQuestion, type Question } from './load-commitments.ts'

type Answer = Infer<typeof commitments.CommitmentAnswer>

/** Why somebody cannot take over a commitment. */
export type Reason = 'TAKEN' | 'NOT_WORKING' | 'NOT_ON_SERVICE' | 'NOT_OPEN'

/** A form whose question must be answered before its change is made. */
export type Unanswered = {
  question: Question
  /** Everything the form sent, in order: it is sent again with the answers. */
  entries: [string, string][]
  refused: { id: string; reason: Reason }[]
  /** The answers whose result is shown, as they are sent to make the change; undefined if none were tried. */
  tried?: string
  /** More is affected by now than the form answers. */
  isIncomplete: boolean
}

/**
 * Makes the change if nothing relies on what it takes away, or if the form answers what becomes of that. Otherwise returns
 * the question. Whoever takes over is tried first: what they cannot take needs another answer.
 */
export async function settleChange(
  client: Client,
  form: FormData,
  change: Change,
  about: Parameters<typeof loadQuestion>[2],
): Promise<Unanswered | undefined> {
  const sent = readAnswers(form)
  const { appointments, sessions, answers = [] } = sent
  const given: Answers = { ...(appointments ? { appointments } : {}), ...(sessions ? { sessions } : {}), answers }
  const entries = toEntries(form, given)
  if (form.get('settles') === null) {
    const question = await loadQuestion(client, change, about)
    if (question.total > 0) return { question, entries, refused: [], isIncomplete: false }
  }
  const tried = JSON.stringify(given)
  if (hasNewPlace(given) && !sent.allowOverlap && form.get('tried') !== tried) {
    const question = await loadQuestion(client, change, about, given)
    const refused = question.preview?.refused ?? []
    return { question, entries: withoutRefused(entries, refused), refused, tried, isIncomplete: false }
  }
  try {
    await client.commitments.settleCommitments({ change, ...sent })
    return undefined
  } catch (error) {
    assertRefusal(error)
    const isIncomplete = error.code === 'COMMITMENTS_REMAIN'
    if (!isIncomplete && error.code !== 'SLOT_NOT_AVAILABLE') throw error
    const { commitments = [] } = error.data as { commitments?: { id: string; reason?: Reason }[] }
    const refused = commitments.flatMap(({ id, reason }) => (reason ? [{ id, reason }] : []))
    const question = await loadQuestion(client, change, about)
    return { question, entries: withoutRefused(entries, refused), refused, isIncomplete }
  }
}

/** Returns true if something goes to another person, room or location, which may not be possible. */
const hasNewPlace = ({ appointments, sessions, answers = [] }: Answers): boolean =>
  [appointments, sessions, ...answers.map(({ answer }) => answer)].some(
    (one) => one?.action === 'REASSIGN' || one?.action === 'MOVE',
  )

/** Everything the form sent as it is sent again: each commitment that had an answer has it as its own. */
function toEntries(form: FormData, { answers = [] }: Answers): [string, string][] {
  const sent = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && name !== 'own' ? [[name, value]] : [],
  )
  return [...sent, ...answers.map(({ id, answer }): [string, string] => ['own', `${id}=${writeAnswer(answer)}`])]
}

/** What nobody takes over has no answer of its own any more. */
const withoutRefused = (entries: Unanswered['entries'], refused: Unanswered['refused']): Unanswered['entries'] =>
  entries.filter(([name, value]) => name !== 'own' || !refused.some(({ id }) => value.startsWith(`${id}=`)))

/** The form of a pause, once everything else that `form` changes is saved: only the pause needs answers. */
export function pauseForm(form: FormData, names: readonly string[]): FormData {
  const only = new FormData()
  only.set('intent', 'pause')
  for (const name of names) only.set(name, readText(form, name))
  return only
}

/** Waits for a change that needs no answers. */
export async function done(work: Promise<unknown>): Promise<undefined> {
  await work
}

/**
 * Reads the answers: `REASSIGN:<id>` or an action alone, and for single commitments `<id>=<answer>`. What was refused and
 * has no answer of its own has that of the rest of its kind.
 */
export function readAnswers(form: FormData): Omit<Infer<typeof commitments.SettleCommitmentsRequest>, 'change'> {
  const appointments = readAnswer(readText(form, 'appointments'))
  const sessions = readAnswer(readText(form, 'sessions'))
  const answers = form.getAll('own').flatMap((value) => {
    const [id = '', text = ''] = String(value).split('=')
    const answer = readAnswer(text)
    return answer ? [{ id, answer }] : []
  })
  const own = new Set(answers.map(({ id }) => id))
  const rest = (kind: 'Appointments' | 'Sessions') => {
    const answer = readAnswer(readText(form, `rest${kind}`))
    const ids = form.getAll(`refused${kind}`).map(String)
    return answer ? ids.filter((id) => !own.has(id)).map((id) => ({ id, answer })) : []
  }
  const message = readText(form, 'message')
  return {
    ...(appointments ? { appointments } : {}),
    ...(sessions ? { sessions } : {}),
    answers: [...answers, ...rest('Appointments'), ...rest('Sessions')],
    notifyParticipants: form.get('notify') !== null,
    ...(message ? { message } : {}),
    ...(form.get('overlap') === null ? {} : { allowOverlap: true }),
  }
}

const actions: readonly string[] = ['LEAVE', 'NOTIFY', 'REASSIGN', 'UNASSIGN', 'MOVE', 'CANCEL']

function readAnswer(text: string): Answer | undefined {
  const [action = '', id] = text.split(':')
  if (!actions.includes(action)) return undefined
  const target = id && (action === 'MOVE' ? { locationId: id } : { resourceId: id })
  return { action: action as Answer['action'], ...target }
}

const writeAnswer = ({ action, resourceId, locationId }: Answer): string =>
  [action, resourceId ?? locationId].filter(Boolean).join(':')
