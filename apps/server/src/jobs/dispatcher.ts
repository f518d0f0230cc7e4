import { setTimeout } from 'node:timers/promises'
import type { Context } from '../context.ts'
import { deliverDue } from './deliveries.ts'
import type { FanOut, Runner, Subscriber } from './events.ts'
import { startLane } from './lane.ts'
import { positionEvents } from './positions.ts'

const pollMs = 1000
/** Under load events are taken together that were committed within this time. */
const gatherMs = 25

/** Hands on everything announced and due, and what the subscribers announce in turn, until nothing is left. */
export async function dispatch(
  context: Context,
  subscribers: readonly Subscriber[],
  fanOuts: readonly FanOut[] = [],
): Promise<void> {
  for (let moved = 1; moved > 0; ) {
    moved = await positionEvents(context, subscribers, fanOuts)
    // One after another, so that what a test sees has one order.
    for (const subscriber of subscribers) moved += await deliverDue(context, subscriber)
  }
}

/**
 * Does the same all the time: at once when this server commits an event, within a second when another does. Each
 * subscriber has a lane of its own, so a slow one holds up no other.
 */
export function startDispatcher(
  context: Context,
  subscribers: readonly Subscriber[],
  fanOuts: readonly FanOut[] = [],
): Runner {
  const deliveries = subscribers.map((subscriber) =>
    startLane(() => deliverDue(context, subscriber), pollMs, context.log),
  )
  const position = async () => {
    while ((await positionEvents(context, subscribers, fanOuts)) > 0) {
      for (const lane of deliveries) lane.wake()
      await setTimeout(gatherMs)
    }
  }
  const positions = startLane(position, pollMs, context.log)
  const stopListening = context.signals.on('eventsAppended', positions.wake)
  return {
    stop: async () => {
      stopListening()
      await positions.stop()
      await Promise.all(deliveries.map((lane) => lane.stop()))
    },
  }
}
