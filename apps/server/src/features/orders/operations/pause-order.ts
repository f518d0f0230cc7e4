import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { instant, toMillis } from '../rules/instants.ts'
import { resumeOrder as judgeResume } from '../rules/transitions.ts'
import { comingCycleOf, toBenefitOrder } from '../steps/benefit-order.ts'
import { changeOrder } from '../steps/change-order.ts'
import { pause } from '../steps/pause.ts'
import { dueColumn } from '../steps/start-order.ts'
import { endPause } from '../store/cycles.ts'
import { lockOrder } from '../store/orders.ts'

export const pauseOrder: Operation<'pauseOrder'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const order = (await lockOrder(tx, actor.siteId, input.id)) ?? fail('ORDER_NOT_FOUND')
    await pause(context, tx, order, { actor, operation: 'pauseOrder' })
    return {}
  })

/** Everything that lies ahead moves by the time the order was paused. */
export const resumeOrder: Operation<'resumeOrder'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const order = (await lockOrder(tx, actor.siteId, input.id)) ?? fail('ORDER_NOT_FOUND')
    const outcome = judgeResume(order)
    if ('refusal' in outcome) return fail(outcome.refusal)
    const now = context.clock.now()
    const pausedMs = now - Date.parse(order.pauses.at(-1)?.pausedAt ?? '')
    const moved = (text: string | null) => (text === null ? null : instant(Date.parse(text) + pausedMs))
    const endsAt = moved(order.cycle_ends_at)
    await endPause(tx, order, now)
    const resumed = await changeOrder(context, tx, order, {
      actor,
      operation: 'resumeOrder',
      actions: ['resumed'],
      change: {
        status: outcome.status,
        paused_ms: order.paused_ms + pausedMs,
        end_at: moved(order.end_at),
        earliest_end_at: moved(order.earliest_end_at),
        cycle_ends_at: endsAt,
        due_at: dueColumn(order, outcome.status, toMillis(endsAt)),
        failing_since: moved(order.failing_since),
        collect_at: order.collect_cycle === null ? null : instant(now),
      },
    })
    const startsAt = Date.parse(order.cycle_started_at ?? '')
    const cycle = { index: order.cycle_index ?? 1, startsAt, endsAt: toMillis(endsAt) }
    await context.ports.orders.cycleMoved(context, tx, toBenefitOrder(resumed), cycle, comingCycleOf(resumed))
    return {}
  })
