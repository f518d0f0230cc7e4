import type { Counted, Counts } from './counted.ts'
import type { Outcome } from './run.ts'

/** One line of `check`, `test` or `proof`. */
export type Part = { name: string; run: () => Promise<Outcome | Counted> }

/** `retried`: browser tests that passed only on the second attempt. */
export type Tally = Counts & { retried: string[] }

/**
 * Runs the parts, `atOnce` of them in parallel, and prints a line for each as it ends; the output of a failed one
 * follows its line. A part that counts its own tests adds them to the tally, any other part adds one.
 */
export async function runParts(parts: Part[], atOnce: number, print = console.log): Promise<Tally> {
  const waiting = [...parts]
  const tally: Tally = { passed: 0, failed: 0, retried: [] }
  const worker = async (): Promise<void> => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const outcome = await part.run()
      const counts = 'counts' in outcome ? outcome.counts : { passed: +outcome.passed, failed: +!outcome.passed }
      tally.passed += counts.passed
      tally.failed += counts.failed
      if ('retried' in outcome) tally.retried.push(...outcome.retried)
      print(lineFor(part.name, outcome, counts))
      if (!outcome.passed) print(outcome.output.trimEnd())
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return tally
}

function lineFor(name: string, outcome: Outcome, counts: Counts): string {
  const result = outcome.passed ? 'ok    ' : 'FAILED'
  const tests = 'counts' in outcome ? `, ${counts.passed} passed, ${counts.failed} failed` : ''
  return `${result} ${name} (${outcome.seconds.toFixed(1)} s${tests})`
}

/** Lists the browser tests that needed a second attempt, one per line. */
export const retriedText = (retried: string[]): string =>
  [`Passed only at the second attempt (${retried.length}):`, ...retried.map((name) => `  ${name}`)].join('\n')

/** Formats the last line of `npm test`. */
export const tallyLine = ({ passed, failed }: Counts): string => `${passed} passed, ${failed} failed`

/** Runs functions one after another and stops at the first failure. */
export async function inTurn(...runs: (() => Promise<Outcome>)[]): Promise<Outcome> {
  const total: Outcome = { passed: true, output: '', seconds: 0 }
  for (const run of runs) {
    const { passed, output, seconds } = await run()
    total.passed = passed
    total.output += output
    total.seconds += seconds
    if (!passed) break
  }
  return total
}
