import { execFile } from 'node:child_process'
import { execPath } from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Row } from '../table/row.ts'

const MEASURE = fileURLToPath(new URL('../../../e2e/measure-first-load.ts', import.meta.url))
const LCP_SECONDS = 1.5
const SHIFT = 0.05

/**
 * Largest contentful paint and layout shift on a phone with a slow connection. Runs in its own process, because it
 * needs a browser.
 */
export async function firstLoad(page: string): Promise<Row[]> {
  const { stdout } = await promisify(execFile)(execPath, ['--conditions=source', MEASURE, page])
  const last = stdout.trim().split('\n').at(-1) ?? ''
  const { lcpMs, shift } = JSON.parse(last) as { lcpMs: number; shift: number }
  const seconds = lcpMs / 1000
  return [
    {
      name: 'largest contentful paint of the booking page, slow 4G',
      value: seconds,
      unit: 's',
      budget: `≤ ${LCP_SECONDS} s`,
      passed: seconds > 0 && seconds <= LCP_SECONDS,
    },
    {
      name: 'layout shift of the booking page, in thousandths',
      value: shift * 1000,
      unit: 'times',
      budget: `< ${SHIFT * 1000}`,
      passed: shift < SHIFT,
    },
  ]
}
