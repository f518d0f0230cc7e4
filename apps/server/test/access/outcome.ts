import { randomUUID } from 'node:crypto'
import { type ErrorBody, errors } from '@kalends/contract'
import type { LightMyRequestResponse } from 'fastify'
import { changedTables, tablePrints } from '../support/table-prints.ts'
import type { Caller, Headers } from './callers.ts'
import type { Attempt } from './calls.ts'
import type { House } from './house.ts'

/** What came of a call in one word; more words where something is wrong. */
export type Outcome = { word: string; wrote: boolean }

/** Makes the call in the name of the caller. */
export async function outcomeOf(house: House, caller: Caller, attempt: Attempt): Promise<Outcome> {
  const headers = await house.callers.headersOf(caller)
  const before = await tablePrints(house.context.db)
  const answer = await send(house, headers, attempt)
  const wrote = changedTables(before, await tablePrints(house.context.db))
  if (attempt.endsSession && answer.statusCode === 200) house.callers.signOut(caller)
  const said =
    answer.statusCode === 200
      ? success(answer.body, attempt, wrote)
      : `${refusal(answer, wrote)}${await tellsApart(house, headers, attempt, answer)}`
  return { word: `${said}${leak(house, caller, answer.body)}`, wrote: wrote.length > 0 }
}

function send(house: House, headers: Headers, { method, url, payload }: Attempt): Promise<LightMyRequestResponse> {
  return house.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
}

function success(body: string, { shows }: Attempt, wrote: readonly string[]): string {
  const shown = shows.filter((text) => body.includes(text))
  if (shown.length === shows.length) return wrote.length > 0 ? 'does' : 'sees'
  if (shown.length > 0) return `shows only ${shown.join(', ')}`
  return wrote.length > 0 ? `blind but wrote ${wrote.join(', ')}` : 'blind'
}

// That somebody tried is counted, whatever becomes of it.
const counters = ['rate_limits']

function refusal(answer: LightMyRequestResponse, written: readonly string[]): string {
  const wrote = written.filter((table) => !counters.includes(table))
  return `${answer.statusCode}${misfit(answer)}${wrote.length > 0 ? ` but wrote ${wrote.join(', ')}` : ''}`
}

/** A refusal says what it is in the documented form, with a code that belongs to its status. */
function misfit(answer: LightMyRequestResponse): string {
  const { details, message } = answer.json<ErrorBody>()
  if (typeof message !== 'string') return ' without a message'
  if (details.validationError) return answer.statusCode === 400 ? '' : ' with field violations'
  const { code, data } = details.applicationError ?? { code: 'no code' }
  if (!Object.hasOwn(errors, code)) return ` with ${code}`
  if (typeof data !== 'object') return ` ${code} without data`
  return errors[code as keyof typeof errors].status === answer.statusCode ? '' : ` with ${code}`
}

/** Not theirs and not there must look the same: the same call for ids that exist nowhere gets the same answer. */
async function tellsApart(
  house: House,
  headers: Headers,
  attempt: Attempt,
  answer: LightMyRequestResponse,
): Promise<string> {
  if (answer.statusCode !== 404) return ''
  const text = JSON.stringify({ url: attempt.url, payload: attempt.payload })
  const strange = (attempt.ids ?? []).reduce((sent, id) => sent.replaceAll(id, randomUUID()), text)
  const other = await send(house, headers, { ...attempt, ...JSON.parse(strange) })
  const same = other.statusCode === answer.statusCode && other.body === answer.body
  return same ? '' : ` unlike ${other.statusCode} ${other.body} for an unknown id`
}

const fromAbroad = /Abroad$/

/** Nothing of one business ever stands in an answer to someone of the other, whatever was asked. */
function leak({ home, abroad }: House, caller: Caller, body: string): string {
  if (fromAbroad.test(caller) || caller === 'ownerKnocking') return ''
  const found = [abroad.siteId, abroad.mark, abroad.serviceId, ...abroad.resourceIds].filter((id) => body.includes(id))
  return found.length > 0 && home.siteId !== abroad.siteId ? ` leaking ${found.join(', ')}` : ''
}
