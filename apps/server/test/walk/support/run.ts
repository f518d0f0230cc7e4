import { takeStep } from './steps/index.ts'
import type { Walk } from './walk.ts'

export type Wrong = { violations: string[]; count: number }

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
