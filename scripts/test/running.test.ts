import { spawn } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { inTurn, runParts, tallyLine } from '../running/parts.ts'
import { runNode, tool } from '../running/run.ts'
import { countsOf } from '../running/vitest.ts'

const outcome = (passed: boolean, output = '') => ({ passed, output, seconds: 1 })

describe('a program', () => {
  test('passes with code 0 and fails with any other, with what it wrote', async () => {
    expect(await runNode(['-e', 'console.log(1 + 1)'])).toMatchObject({ passed: true, output: '2\n' })
    expect(await runNode(['-e', 'console.error("no"); process.exit(3)'])).toMatchObject({
      passed: false,
      output: 'no\n',
    })
  })

  test('is found by the name of its package and of its command', () => {
    expect(tool('typescript', 'tsc')).toMatch(/typescript.+tsc/)
    expect(() => tool('typescript', 'nothing')).toThrow('brings no command')
  })
})

describe('counting tests', () => {
  const report = (numPassedTests: number, numFailedTests: number) => JSON.stringify({ numPassedTests, numFailedTests })

  test.each([
    ['all passed', true, report(7, 0), { passed: 7, failed: 0 }],
    ['two failed', false, report(5, 2), { passed: 5, failed: 2 }],
    ['a file that did not load', false, report(5, 0), { passed: 5, failed: 1 }],
    ['no report at all', false, undefined, { passed: 0, failed: 1 }],
  ])('%s', (_, passed, text, counts) => {
    expect(countsOf(passed, text)).toEqual(counts)
  })
})

describe('parts', () => {
  test('are counted, and only a failed one shows its output', async () => {
    const lines: string[] = []
    const parts = [
      { name: 'quiet', run: async () => outcome(true, 'unimportant') },
      { name: 'loud', run: async () => outcome(false, 'the reason') },
      { name: 'tests', run: async () => ({ ...outcome(false), counts: { passed: 4, failed: 2 } }) },
    ]
    const tally = await runParts(parts, 2, (line: string) => lines.push(line))
    expect(tallyLine(tally)).toBe('5 passed, 3 failed')
    const text = lines.join('\n')
    expect(text).toContain('the reason')
    expect(text).not.toContain('unimportant')
    expect(text).toContain('FAILED tests (1.0 s, 4 passed, 2 failed)')
  })

  test('in turn stop at the first that fails', async () => {
    const ran: number[] = []
    const step = (number: number, passed: boolean) => async () => {
      ran.push(number)
      return outcome(passed, `${number}`)
    }
    expect(await inTurn(step(1, true), step(2, false), step(3, true))).toMatchObject({ passed: false, output: '12' })
    expect(ran).toEqual([1, 2])
  })
})

test('a process whose parent was killed without a word stops itself in order', async () => {
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
