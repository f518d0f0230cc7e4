import type { commitments, Infer } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { assertRefusal } from '../../lib/refusal.ts'
import { readText } from '../fields/read-form.ts'
import { type Change, loadQuestion, type Question } from './load-commitments.ts'

type Answer = Infer<typeof commitments.CommitmentAnswer>

/** Why somebody cannot take over a commitment. */
export type Reason = 'TAKEN' | 'NOT_WORKING' | 'NOT_ON_SERVICE' | 'NOT_OPEN'

/** A form whose question must be answered before its change is made. */
export type Unanswered = {
  question: Question
  /** Everything the form sent, in order: it is sent again with the answers. */
  entries: [string, string][]
  refused: { id: string; reason: Reason }[]
  /** More is affected by now than the form answers. */
  isIncomplete: boolean
}

/**
 * Makes the change if nothing relies on what it takes away, or if the form answers what becomes of that. Otherwise returns
 * the question.
 */
export async function settleChange(
  client: Client,
  form: FormData,
  change: Change,
  about: Parameters<typeof loadQuestion>[2],
): Promise<Unanswered | undefined> {
  const entries = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  if (form.get('settles') === null) {
    const question = await loadQuestion(client, change, about)
    if (question.total > 0) return { question, entries, refused: [], isIncomplete: false }
  }
  try {
    await client.commitments.settleCommitments({ change, ...readAnswers(form) })
    return undefined
  } catch (error) {
    assertRefusal(error)
    const isIncomplete = error.code === 'COMMITMENTS_REMAIN'
    if (!isIncomplete && error.code !== 'SLOT_NOT_AVAILABLE') throw error
    const { commitments = [] } = error.data as { commitments?: { id: string; reason?: Reason }[] }
    return {
      question: await loadQuestion(client, change, about),
      entries,
      refused: commitments.flatMap(({ id, reason }) => (reason ? [{ id, reason }] : [])),
      isIncomplete,
    }
  }
}

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

/** Reads the answers: `REASSIGN:<id>` or an action alone, and for single commitments `<id>=<answer>`. */
export function readAnswers(form: FormData): Omit<Infer<typeof commitments.SettleCommitmentsRequest>, 'change'> {
  const appointments = readAnswer(readText(form, 'appointments'))
  const sessions = readAnswer(readText(form, 'sessions'))
  const answers = form.getAll('own').flatMap((value) => {
    const [id = '', text = ''] = String(value).split('=')
    const answer = readAnswer(text)
    return answer ? [{ id, answer }] : []
  })
  const message = readText(form, 'message')
  return {
    ...(appointments ? { appointments } : {}),
    ...(sessions ? { sessions } : {}),
    answers,
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
