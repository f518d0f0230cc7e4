import type { Client } from '@kalends/sdk'
import { isRefusal } from '../../lib/refusal.ts'
import { type Answer, readAnswers } from './read-answers.ts'

/** What somebody handed in, and when. */
export type HandedIn = { id: string; at: string; answers: Answer[] }

const mostShown = 50

/** The answers of one form that was handed in; undefined where there are none, or not for these eyes. */
export async function loadAnswers(client: Client, submissionId: string): Promise<Answer[] | undefined> {
  try {
    const { submission } = await client.forms.getSubmission({ submissionId })
    return submission ? readAnswers(submission) : undefined
  } catch (error) {
    if (isRefusal(error, 404, 403)) return undefined
    throw error
  }
}

/** Everything a customer handed in, the latest first: under their own name, or with one of these bookings. */
export async function loadHandedIn(
  client: Client,
  { contactId, submissionIds }: { contactId: string; submissionIds: readonly string[] },
): Promise<HandedIn[]> {
  const theirs = [{ contactId }, ...(submissionIds.length > 0 ? [{ id: { $in: submissionIds } }] : [])]
  const { submissions } = await client.forms.querySubmission({
    query: { filter: { $or: theirs }, cursorPaging: { limit: mostShown } },
  })
  return (submissions ?? []).flatMap((submission) => {
    const answers = readAnswers(submission)
    return answers.length === 0 ? [] : [{ id: submission.id ?? '', at: submission.createdDate ?? '', answers }]
  })
}
