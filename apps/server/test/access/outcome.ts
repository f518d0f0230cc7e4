import { randomUUID } from 'node:crypto'
import { type ErrorBody, errors } from '@kalends/contract'
import type { LightMyRequestResponse } from 'fastify'
import { changedTables, tablePrints } from '../support/table-prints.ts'
import type { Headers, TestActor } from './actors.ts'
import type { Attempt } from './case.ts'
import type { Fixture } from './fixture.ts'

/** The outcome of a call as one word, with a description of what is wrong, if anything; and the response. */
export type Outcome = { code: string; wrote: boolean; answer: LightMyRequestResponse }

/** Makes the call as this actor. */
export async function runAttempt(fixture: Fixture, actor: TestActor, attempt: Attempt): Promise<Outcome> {
  const headers = await fixture.actors.actorHeaders(actor)
  const before = await tablePrints(fixture.context.db)
  const answer = await send(fixture, headers, attempt)
  const wrote = changedTables(before, await tablePrints(fixture.context.db))
  if (attempt.endsSession && answer.statusCode === 200) fixture.actors.signOut(actor)
  const said =
    answer.statusCode === 200
      ? success(answer.body, attempt, wrote)
      : `${refusal(answer, wrote)}${await differsForUnknownId(fixture, headers, attempt, answer)}`
  return { code: `${said}${findLeak(fixture, actor, answer.body)}`, wrote: wrote.length > 0, answer }
}

function send(fixture: Fixture, headers: Headers, { method, url, payload }: Attempt): Promise<LightMyRequestResponse> {
  return fixture.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
}

function success(body: string, { shows }: Attempt, wrote: readonly string[]): string {
  const shown = shows.filter((text) => body.includes(text))
  if (shown.length === shows.length) return wrote.length > 0 ? 'does' : 'sees'
  if (shown.length > 0) return `shows only ${shown.join(', ')}`
  return wrote.length > 0 ? `blind but wrote ${wrote.join(', ')}` : 'blind'
}

// Attempts are counted whatever their outcome.
const counters = ['rate_limits']

function refusal(answer: LightMyRequestResponse, written: readonly string[]): string {
  const wrote = written.filter((table) => !counters.includes(table))
  return `${answer.statusCode}${findShapeProblem(answer)}${wrote.length > 0 ? ` but wrote ${wrote.join(', ')}` : ''}`
}

/** Checks that a refusal has the documented form and a code of its status. */
function findShapeProblem(answer: LightMyRequestResponse): string {
  const { details, message } = answer.json<ErrorBody>()
  if (typeof message !== 'string') return ' without a message'
  if (details.validationError) return answer.statusCode === 400 ? '' : ' with field violations'
  const { code, data } = details.applicationError ?? { code: 'no code' }
  if (!Object.hasOwn(errors, code)) return ` with ${code}`
  if (typeof data !== 'object') return ` ${code} without data`
  return errors[code as keyof typeof errors].status === answer.statusCode ? '' : ` with ${code}`
}

/** Checks that another business's ids and ids that do not exist get the identical response. */
async function differsForUnknownId(
  fixture: Fixture,
  headers: Headers,
  attempt: Attempt,
  answer: LightMyRequestResponse,
): Promise<string> {
  if (answer.statusCode !== 404) return ''
  const text = JSON.stringify({ url: attempt.url, payload: attempt.payload })
  const strange = (attempt.ids ?? []).reduce((sent, id) => sent.replaceAll(id, randomUUID()), text)
  const other = await send(fixture, headers, { ...attempt, ...JSON.parse(strange) })
  const same = other.statusCode === answer.statusCode && other.body === answer.body
  return same ? '' : ` unlike ${other.statusCode} ${other.body} for an unknown id`
}

const ofOtherBusiness = /^otherBusiness(Visitor|Owner|Key)$/

/** Checks that a response to an actor of one business contains no data of the other. */
function findLeak({ home, otherBusiness }: Fixture, actor: TestActor, body: string): string {
  if (ofOtherBusiness.test(actor) || actor === 'otherBusinessOwnerNamingSite') return ''
  const found = [
    otherBusiness.siteId,
    otherBusiness.mark,
    otherBusiness.serviceId,
    ...otherBusiness.resourceIds,
  ].filter((id) => body.includes(id))
  return found.length > 0 && home.siteId !== otherBusiness.siteId ? ` leaking ${found.join(', ')}` : ''
}
