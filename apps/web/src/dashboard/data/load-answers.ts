import type { Client } from '@kalends/sdk'
import { isRefusal } from '../../lib/refusal.ts'
import { type Answer, readAnswers } from './read-answers.ts'

/** One form submission. */
export type HandedIn = { id: string; at: string; answers: Answer[] }

const mostShown = 50

/** Loads the answers of one submission; undefined if there are none or the person may not read them. */
export async function loadAnswers(client: Client, submissionId: string): Promise<Answer[] | undefined> {
  try {
    const { submission } = await client.forms.getSubmission({ submissionId })
    return submission ? readAnswers(submission) : undefined
  } catch (error) {
    if (isRefusal(error, 404, 403)) return undefined
    throw error
  }
}

/** Loads a customer's submissions, newest first: those under their contact and those of the given bookings. */
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
