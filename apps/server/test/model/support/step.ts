import fc from 'fast-check'
import { expect } from 'vitest'
import { type Answer, readRefusal } from '../../support/factories.ts'
import { findViolations, fingerprintTables } from './invariants.ts'
import { isEnded, type Model, type ModelBooking } from './model.ts'
import type { World } from './world.ts'

export type Command = fc.AsyncCommand<Model, World>

export type Doing<P> = {
  /** Performs the step on the business, checks the outcome and applies it to the model. */
  run(model: Model, world: World, requested: P): Promise<unknown>
  /** Returns true if the step can be performed on this model. */
  applies?(model: Model): boolean
}

/** How often each step succeeded and was refused, to show that sequences exercise both. */
export const outcomes = new Map<string, { done: number; refused: number }>()
let doing = { done: 0, refused: 0 }

/** Creates a step that may be performed at any time; all invariants are checked after it. */
export function step<P>(name: string, requested: fc.Arbitrary<P>, { run, applies }: Doing<P>): fc.Arbitrary<Command> {
  const counts = { done: 0, refused: 0 }
  outcomes.set(name, counts)
  return requested.map((one) => ({
    check: (model) => applies?.(model) ?? true,
    run: async (model, world) => {
      doing = counts
      await run(model, world, one)
      await holds(model, world)
    },
    toString: () => `${name} ${fc.stringify(one)}`,
  }))
}

/** Fails unless every rule holds, the bookings match the model, and no other business's rows changed. */
export async function holds(model: Model, { context, siteId, foreign }: World): Promise<void> {
  expect(await findViolations(context.db, siteId, model.now)).toEqual([])
  expect(await listBookings(context, siteId)).toEqual(model.bookings.map(line).sort())
  expect(await fingerprintTables(context.db, foreign.siteId)).toBe(foreign.prints)
}

async function listBookings({ db }: World['context'], siteId: string): Promise<string[]> {
  const rows = await db.selectFrom('bookings').selectAll().where('site_id', '=', siteId).execute()
  return rows
    .map((row) =>
      line({
        id: row.id,
        revision: Number(row.revision),
        status: row.status as ModelBooking['status'],
        start: Date.parse(row.starts_at ?? ''),
        end: Date.parse(row.ends_at ?? ''),
        agreedStart: row.agreed_start_at === null ? null : Date.parse(row.agreed_start_at),
        resourceIds: row.resource_ids,
        sessionId: row.session_id,
        participants: row.total_participants,
        doubleBooked: row.double_booked,
      }),
    )
    .sort()
}

type Line = Omit<ModelBooking, 'kind' | 'visitor' | 'resourceId' | 'paymentStatus' | 'passesAvailability' | 'undo'>

function line(booking: Line): string {
  const { id, revision, status, start, end, agreedStart, resourceIds, sessionId, participants, doubleBooked } = booking
  const agreed = agreedStart === null ? '' : new Date(agreedStart).toISOString()
  const marked = doubleBooked ? 'double' : 'single'
  const span = `${new Date(start).toISOString()}/${new Date(end).toISOString()}`
  return `${id} r${revision} ${status} ${marked} ${participants} ${span} ${agreed} ${sessionId} ${[...resourceIds].sort()}`
}

/** Fails unless the response is as the model expects. Returns true if it is a success. */
export function expectOutcome(answer: Answer, predicted: string | readonly string[]): boolean {
  const words = [predicted].flat()
  const word = readRefusal(answer)
  // If several outcomes are allowed, the failure shows the response itself.
  expect(words.includes(word) ? word : `${word} ${JSON.stringify(answer.body)}`).toBe(
    words.includes(word) ? word : words.join(' or '),
  )
  const isDone = answer.status === 200
  doing[isDone ? 'done' : 'refused'] += 1
  return isDone
}

/** Chooses a booking: mostly one that has not ended. */
export const which = fc.record({ at: fc.nat({ max: 40 }), alive: fc.constantFrom(true, true, true, true, false) })

export type Which = { at: number; alive: boolean }

/** Returns the chosen booking. There must be at least one. */
export function pick(
  { bookings }: Model,
  { at, alive }: Which,
  fits: (booking: ModelBooking) => boolean = () => true,
): ModelBooking {
  const fitting = bookings.filter(fits)
  const list = fitting.length > 0 ? fitting : bookings
  const active = list.filter((one) => !isEnded(one))
  const from = alive && active.length > 0 ? active : list
  return from[at % from.length] as ModelBooking
}

export const someBooking = ({ bookings }: Model): boolean => bookings.length > 0

/** Picks one of the items by an index of any size. */
export function nth<T>(list: readonly T[], at: number): T {
  return list[at % list.length] as T
}

export const iso = (instant: number): string => new Date(instant).toISOString()
