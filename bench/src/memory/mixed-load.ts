import { Agent } from 'node:http'
import { type BookableTime, bookingBody } from '../http/booking-body.ts'
import { freeTimes } from '../http/bookings.ts'
import { requestDays } from '../http/days.ts'
import { requestMonths } from '../http/months.ts'
import { type Post, send } from '../http/one-by-one.ts'
import { raceTimes } from '../http/race.ts'
import { attemptOccupied } from '../http/refusals.ts'
import type { Stage } from '../http/stage.ts'

const CONNECTIONS = 16
/** Canceled times are booked again after so many others. */
const TIMES = 20_000
const OK = 200
const OCCUPIED = 428

export type Answers = { milliseconds: number[] }

/**
 * Keeps sixteen connections busy until told to stop, each waiting for its answer: as much as the server answers. Of
 * nine requests five read, one books, one cancels, and two are refused.
 */
export async function loadMixed(stage: Stage, isOver: () => boolean): Promise<Answers> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const answers: Answers = { milliseconds: [] }
  const post = async (sent: Post, expected: number): Promise<string> => {
    const started = performance.now()
    const { status, text } = await send(agent, sent)
    if (status !== expected) throw new Error(`${sent.path}: ${status}, ${text}`)
    answers.milliseconds.push(performance.now() - started)
    return text
  }
  const book = (time: BookableTime) => post({ ...booking(stage), nextBody: () => bookingBody(stage, time) }, OK)
  for (const time of raceTimes(stage)) await book(time)
  const times = freeTimes(stage, { count: TIMES })
  const [day, month, refused] = [requestDays(stage), requestMonths(stage), attemptOccupied(stage)]
  const connection = async (): Promise<void> => {
    while (!isOver()) {
      await post(day, OK)
      await post(refused, OCCUPIED)
      const { booking } = JSON.parse(await book(times())) as Booked
      await post(day, OK)
      await post(month, OK)
      await post(day, OK)
      await post(cancellation(stage, booking), OK)
      await post(refused, OCCUPIED)
      await post(day, OK)
    }
  }
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  } finally {
    agent.destroy()
  }
  return answers
}

type Booked = { booking: { id: string; revision: string } }

const booking = ({ server: { url }, headers }: Stage) => ({ url, path: '/v2/bookings', headers })

const cancellation = (stage: Stage, { id, revision }: Booked['booking']): Post => ({
  ...booking(stage),
  path: `/v2/bookings/${id}/cancel`,
  nextBody: () => JSON.stringify({ revision, flowControlSettings: { ignoreCancellationPolicy: true } }),
})
