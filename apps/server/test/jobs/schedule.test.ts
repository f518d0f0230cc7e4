import { expect, test } from 'vitest'
import { runDueJobs } from '../../src/jobs/schedule.ts'
import { createTestContext } from '../support/context.ts'

const { context, clock } = await createTestContext()

test('runs every due job with the given time', async () => {
  const seen: [string, number][] = []
  const job = (name: string) => ({ name, run: async (_: unknown, now: number) => void seen.push([name, now]) })
  await runDueJobs([job('first'), job('second')], context, clock.now())
  expect(seen).toEqual([
    ['first', clock.now()],
    ['second', clock.now()],
  ])
})

test('a failing job stops no other and is reported by name', async () => {
  let ran = false
  const broken = { name: 'broken', run: () => Promise.reject(new Error('no')) }
  const fine = {
    name: 'fine',
    run: async () => {
      ran = true
    },
  }
  await expect(runDueJobs([broken, fine], context, clock.now())).rejects.toThrow('1 of 2 due jobs failed')
  expect(ran).toBe(true)
})
