import type { policies } from '@kalends/contract'
import { defaultRules } from './defaults.ts'

type Fee = policies.CancellationFeePolicy
type Window = policies.CancellationWindow

/**
 * Combines fees of several policies into one that is never cheaper than any: the highest at each moment. A policy has
 * at most two windows; further steps are merged into one with the highest fee
 * among them.
 */
export function strictestFee(all: readonly Fee[]): Fee {
  const on = all.filter(({ enabled }) => enabled === true)
  if (on.length === 0) return { ...defaultRules.cancellationFeePolicy }
  return {
    enabled: true,
    cancellationWindows: atMostTwo(steps(on)),
    autoCollectFeeEnabled: on.some(({ autoCollectFeeEnabled }) => autoCollectFeeEnabled !== false),
  }
}

/** From far to near, one for each time at which it gets dearer. */
function steps(all: readonly Fee[]): Window[] {
  const starts = [...new Set(all.flatMap(({ cancellationWindows }) => (cancellationWindows ?? []).map(windowStart)))]
  const found: Window[] = []
  for (const start of starts.sort((a, b) => b - a)) {
    const fee = all.flatMap((it) => feeFrom(it, start) ?? []).reduce(dearer)
    const before = found.at(-1)
    if (before && !isDearer(fee, before)) continue
    found.push({ ...fee, startInMinutes: Number.isFinite(start) ? start : null })
  }
  return found
}

/** What one policy charges from this many minutes before the start. */
function feeFrom({ cancellationWindows }: Fee, start: number): Window | undefined {
  const begun = (cancellationWindows ?? []).filter((window) => windowStart(window) >= start)
  return begun.sort((a, b) => windowStart(a) - windowStart(b))[0]
}

/** A window without a start holds from the day of booking. */
function windowStart({ startInMinutes }: Window): number {
  return startInMinutes ?? Number.POSITIVE_INFINITY
}

function atMostTwo(windows: readonly Window[]): Window[] {
  if (windows.length <= 2) return [...windows]
  const dearestFar = windows.slice(0, -1).reduce(dearer)
  const startInMinutes = windows[0]?.startInMinutes ?? null
  return [{ ...dearestFar, startInMinutes }, ...windows.slice(-1)]
}

const dearer = (one: Window, other: Window): Window => (isDearer(other, one) ? other : one)

/** Without a price, an amount and a part of the price are no match: the whole price is dearest, a smaller part least. */
function isDearer(one: Window, other: Window): boolean {
  const [kind, value] = rank(one)
  const [otherKind, otherValue] = rank(other)
  return kind === otherKind ? value > otherValue : kind > otherKind
}

function rank({ amount, percentage }: Window): [number, number] {
  if (amount?.value) return [1, Number(amount.value)]
  return [Number(percentage) >= 100 ? 2 : 0, Number(percentage ?? 0)]
}
