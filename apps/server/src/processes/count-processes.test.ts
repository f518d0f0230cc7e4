import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { countProcesses } from './count-processes.ts'

const gigabyte = 1024 ** 3
const count = (cores: number, freeBytes = 64 * gigabyte, environment: Record<string, string> = {}) =>
  countProcesses(readConfig(environment), { cores, freeBytes })

test('is one on one or two cores, and one fewer than there are cores on more, up to eight', () => {
  expect([1, 2, 3, 4, 8, 9, 64].map((cores) => count(cores))).toEqual([1, 1, 2, 3, 7, 8, 8])
})

test('is no more than there is memory for', () => {
  expect([0.1, 0.5, 1, 2].map((gigabytes) => count(8, gigabytes * gigabyte))).toEqual([1, 1, 2, 5])
})

test('is what the setting says, whatever the machine has', () => {
  expect(count(1, 0, { KALENDS_PROCESSES: '3' })).toBe(3)
  expect(count(16, 64 * gigabyte, { KALENDS_PROCESSES: '1' })).toBe(1)
})

test('is one in development', () => {
  expect(count(16, 64 * gigabyte, { KALENDS_PROCESSES: '3', NODE_ENV: 'development' })).toBe(1)
})
