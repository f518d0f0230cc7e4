import { spawn } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { readResults } from '../running/counted.ts'
import { inTurn, retriedText, runParts, tallyLine } from '../running/parts.ts'
import { runNode, tool } from '../running/run.ts'
import { countTests } from '../running/run-report.ts'

const outcome = (passed: boolean, output = '') => ({ passed, output, seconds: 1 })

describe('a program', () => {
  test('passes with code 0 and fails with any other, with its output', async () => {
    expect(await runNode(['-e', 'console.log(1 + 1)'])).toMatchObject({ passed: true, output: '2\n' })
    expect(await runNode(['-e', 'console.error("no"); process.exit(3)'])).toMatchObject({
      passed: false,
      output: 'no\n',
    })
  })

  test('is found by the names of its package and its command', () => {
    expect(tool('typescript', 'tsc')).toMatch(/typescript.+tsc/)
    expect(() => tool('typescript', 'nothing')).toThrow('brings no command')
  })
})

describe('counting tests', () => {
  const report = (passed: number, failed: number) => JSON.stringify({ passed, failed, retried: ['once more'] })

  test.each([
    ['all passed', true, report(7, 0), { passed: 7, failed: 0 }],
    ['two failed', false, report(5, 2), { passed: 5, failed: 2 }],
    ['a file that did not load', false, report(5, 0), { passed: 5, failed: 1 }],
    ['no report at all', false, undefined, { passed: 0, failed: 1 }],
  ])('%s', (_, passed, text, counts) => {
    expect(readResults(passed, text)).toEqual({ counts, retried: text ? ['once more'] : [] })
  })
})

describe('the report of a run', () => {
  const ended = (state: string) =>
    ({ result: () => ({ state }) }) as unknown as Parameters<typeof countTests>[0][number]

  test('counts passed and failed tests', () => {
    const tests = ['passed', 'passed', 'failed', 'skipped'].map(ended)
    expect(countTests(tests)).toEqual({ passed: 2, failed: 1 })
  })

  test('names the browser tests that passed on the second attempt', () => {
    const retried = ['e2e/site/search.spec.ts: sorts']
    expect(retriedText(retried)).toBe('Passed only at the second attempt (1):\n  e2e/site/search.spec.ts: sorts')
  })
})

describe('parts', () => {
  test('are counted, and only failed ones print their output', async () => {
    const lines: string[] = []
    const parts = [
      { name: 'quiet', run: async () => outcome(true, 'unimportant') },
      { name: 'loud', run: async () => outcome(false, 'the reason') },
      {
        name: 'tests',
        run: async () => ({ ...outcome(false), counts: { passed: 4, failed: 2 }, retried: ['finds'] }),
      },
    ]
    const tally = await runParts(parts, 2, (line: string) => lines.push(line))
    expect(tallyLine(tally)).toBe('5 passed, 3 failed')
    expect(tally.retried).toEqual(['finds'])
    const text = lines.join('\n')
    expect(text).toContain('the reason')
    expect(text).not.toContain('unimportant')
    expect(text).toContain('FAILED tests (1.0 s, 4 passed, 2 failed)')
  })

  test('in sequence stop at the first failure', async () => {
    const ran: number[] = []
    const step = (number: number, passed: boolean) => async () => {
      ran.push(number)
      return outcome(passed, `${number}`)
    }
    expect(await inTurn(step(1, true), step(2, false), step(3, true))).toMatchObject({ passed: false, output: '12' })
    expect(ran).toEqual([1, 2])
  })
})

test('a process whose parent was killed shuts itself down cleanly', async () => {
  const watcher = new URL('../running/stop-with-parent.ts', import.meta.url).href
  const child = `import { stopWithParent } from '${watcher}'
    process.once('SIGTERM', () => { console.log('stopped in order'); process.exit(0) })
    stopWithParent()
    console.log(process.pid)
    setInterval(() => {}, 1000)`
  const parent = spawn(process.execPath, [
    '-e',
    `const c = require('node:child_process').spawn(process.execPath, ['--input-type=module', '-e', process.argv[1]], { stdio: 'inherit' })`,
    child,
  ])
  const lines: string[] = []
  parent.stdout.on('data', (chunk: Buffer) => {
    lines.push(String(chunk))
    if (lines.length === 1) parent.kill('SIGKILL')
  })
  await new Promise((resolve) => parent.stdout.once('close', resolve))
  expect(lines.join('')).toContain('stopped in order')
})
