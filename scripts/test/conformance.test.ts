import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BROWSER_STEPS, exists, SPECIFIED, STEPS } from '../conformance/operations.ts'
import { PACKAGES } from '../conformance/packages.ts'
import { Recorder } from '../conformance/recorder.ts'
import { countOutcomes, groupResults, toMarkdown } from '../conformance/report.ts'
import { TOP } from '../project/files.ts'

const report = readFileSync(join(TOP, 'docs/conformance.md'), 'utf8')
const names = Object.values(SPECIFIED).flat()

test('the specifications name 113 operations, each once', () => {
  expect([names.length, new Set(names).size]).toEqual([113, 113])
})

test('the checked-in report has the pinned versions and a row for everything', () => {
  for (const [name, version] of Object.entries(PACKAGES)) expect(report).toContain(`\`${name}\` ${version}`)
  for (const name of [...names, ...Object.values(STEPS), ...Object.values(BROWSER_STEPS)])
    expect(report).toContain(`| ${name} | `)
})

test('an operation that was added since the report is not absent in it', () => {
  expect(names.filter((name) => exists(name) && report.includes(`| ${name} | absent |`))).toEqual([])
})

test('what a scenario did not reach counts as failed, and the first failure of a call stays', async () => {
  const recorder = new Recorder()
  await recorder.scenario('booking', async () => {
    await recorder.call('createBooking', async () => 'made')
    await recorder.call('createBooking', async () => Promise.reject(new Error('SLOT_NOT_AVAILABLE')))
    await recorder.call('createBooking', async () => Promise.reject(new Error('later')))
    throw new Error('no slot')
  })
  expect(recorder.find('createBooking')).toEqual({ outcome: 'failed', reason: 'SLOT_NOT_AVAILABLE' })
  expect(recorder.find('cancelBooking')).toEqual({ outcome: 'failed', reason: 'booking ended early: no slot' })
  const groups = groupResults(recorder)
  expect(countOutcomes(groups)).toMatchObject({ passed: 0, absent: names.filter((name) => !exists(name)).length })
  expect(toMarkdown(groups, '2026-11-26')).toContain('| createBooking | failed | SLOT_NOT_AVAILABLE |')
})
