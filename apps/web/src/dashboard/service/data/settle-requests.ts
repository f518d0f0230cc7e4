import type { Client } from '@kalends/sdk'
import { redirect } from 'react-router'
import { assertRefusal } from '../../../lib/refusal.ts'
import { loadQuestion, type Question } from '../../commitments/load-commitments.ts'
import { readAnswers } from '../../commitments/settle-change.ts'
import { dashboardPaths } from '../../dashboard-paths.ts'

/** Why the answers were refused: others remain by now, or whoever answers may not refund. */
export type RequestsProblem = 'more' | 'refund'

/** The requests of a service that find no time, and why the answers about them were refused. */
export type Requests = { question: Question; problem: RequestsProblem | null }

/** Loads the requests that find no time; null if all have theirs. */
export async function loadRequests(client: Client, serviceId: string, url: URL): Promise<Requests | null> {
  const question = await loadQuestion(client, { holdRequests: { serviceId } }, { about: 'requests' })
  const problem = url.searchParams.get('problem')
  return question.total === 0
    ? null
    : { question, problem: problem === 'more' || problem === 'refund' ? problem : null }
}

/** Declines or leaves the requests as the form says, and goes back to the service. */
export async function settleRequests(client: Client, serviceId: string, form: FormData): Promise<Response> {
  const page = dashboardPaths.editService(serviceId)
  try {
    await client.commitments.settleCommitments({ change: { holdRequests: { serviceId } }, ...readAnswers(form) })
    return redirect(`${page}?saved=yes`, 303)
  } catch (error) {
    assertRefusal(error)
    if (error.code === 'COMMITMENTS_REMAIN') return redirect(`${page}?confirm=requests&problem=more`, 303)
    if (error.code === 'REFUND_NOT_ALLOWED') return redirect(`${page}?confirm=requests&problem=refund`, 303)
    throw error
  }
}
