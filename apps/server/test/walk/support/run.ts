import { onTestFinished } from 'vitest'
import { createTestApp } from '../../support/index.ts'
import { useRepeatableIds } from '../../support/repeatable-ids.ts'
import { takeStep } from './steps/index.ts'
import { aTown } from './town.ts'
import { Walk } from './walk.ts'

export type Wrong = { violations: string[]; count: number }

/** A walk through a town of its own, which the seed repeats: ids are the same in each run until the test ends. */
export async function aWalk(seed: number): Promise<Walk> {
  onTestFinished(useRepeatableIds())
  return new Walk(await aTown(await createTestApp()), seed)
}

/** Makes this many changes, and looks after every few of them. Stops where something is wrong, and says what. */
export async function walkUntilWrong(
  walk: Walk,
  { changes, between }: { changes: number; between: number },
): Promise<Wrong | undefined> {
  for (let count = 1; count <= changes; count += 1) {
    await takeStep(walk)
    if (count % between > 0 && count < changes) continue
    const violations = await walk.findViolations()
    if (violations.length > 0) return { violations, count }
  }
  return undefined
}
