import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Actor } from '../../actor.ts'
import type { Signals } from '../../db/signals.ts'
import type { EventStream, StreamEvent } from './event-stream.ts'

export type StreamTimes = {
  /** Heartbeat interval, so that proxies keep the connection open. */
  heartbeatMs: number
  /** How often the actor's permission is checked again. */
  recheckMs: number
  /** A stream ends after this long at the latest; browsers come back by themselves. */
  maxMs: number
}

export type EventStreams = {
  /** Answers with a stream until the caller leaves, `mayStill` says no, or the server stops. */
  send(reply: FastifyReply, stream: EventStream, isStillAllowed: () => Promise<boolean>): FastifyReply
}

const defaultTimes: StreamTimes = { heartbeatMs: 15_000, recheckMs: 5_000, maxMs: 3_600_000 }
/** Maximum unread bytes before a client counts as gone. */
const maxUnread = 64 * 1024
const retryMs = 2000

/** Carries streams of server-sent events; they end before the server closes, so that closing waits for none. */
export function registerEventStreams(
  app: FastifyInstance,
  signals: Signals,
  times: StreamTimes = defaultTimes,
): EventStreams {
  const open = new Set<PassThrough>()
  app.addHook('preClose', async () => {
    for (const line of open) line.end()
  })
  return {
    send: (reply, stream, isStillAllowed) => {
      const line = new PassThrough()
      open.add(line)
      sendStream(line, stream, { isStillAllowed, signals, times, forget: () => open.delete(line) })
      return reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .send(line)
    },
  }
}

type StreamContext = {
  isStillAllowed: () => Promise<boolean>
  signals: Signals
  times: StreamTimes
  forget: () => void
}

function sendStream(
  line: PassThrough,
  { listen }: EventStream,
  { isStillAllowed, signals, times: { heartbeatMs, recheckMs, maxMs }, forget }: StreamContext,
): void {
  const write = (text: string) => {
    if (line.writableEnded || line.destroyed) return
    if (line.writableLength > maxUnread) line.destroy()
    else line.write(text)
  }
  write(`retry: ${retryMs}\n\n`)
  const leave = listen((event) => write(formatEvent(event)))
  const heartbeat = setInterval(() => write(':\n\n'), heartbeatMs)
  const ask = async () => {
    // A failed access check is repeated later and does not end the stream.
    if (!(await isStillAllowed().catch(() => true))) line.end()
  }
  const recheck = setInterval(ask, recheckMs)
  const stopListening = signals.on('rightsChanged', () => void ask())
  const longest = setTimeout(() => line.end(), maxMs)
  const over = () => {
    clearTimeout(longest)
    clearInterval(heartbeat)
    clearInterval(recheck)
    stopListening()
    leave()
    forget()
  }
  line.once('close', over)
}

function formatEvent({ id, data }: StreamEvent): string {
  return `id: ${id}\n${data === undefined ? '' : `data: ${JSON.stringify(data)}\n`}\n`
}

/** Returns true for the same actor with the same rights. */
export function isSameActor(before: Actor, now: Actor): boolean {
  return actorPermissions(before) === actorPermissions(now)
}

function actorPermissions(actor: Actor): string {
  const { type, siteId } = actor
  const permissions = 'permissions' in actor ? [...actor.permissions].sort() : []
  const own = actor.type === 'staff' ? [actor.userId, actor.sessionId, actor.role, actor.resourceIds ?? null] : []
  return JSON.stringify([type, siteId, permissions, own])
}
