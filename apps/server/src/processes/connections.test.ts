import { expect, test } from 'vitest'
import { embeddedConnections, shareConnections } from './connections.ts'

test('the connections of all processes and 40 for jobs and commands fit into what PostgreSQL accepts', () => {
  for (let processes = 2; processes <= 64; processes += 1) {
    const accepted = embeddedConnections(processes)
    const { poolSize, suffice } = shareConnections(accepted, processes)
    expect(suffice).toBe(true)
    expect(poolSize * processes + 40).toBeLessThanOrEqual(accepted)
  }
})

test('a process has at most 12 connections, and at least 4 even if PostgreSQL accepts too few', () => {
  expect(shareConnections(1000, 2)).toEqual({ poolSize: 12, suffice: true })
  expect(shareConnections(100, 8)).toEqual({ poolSize: 7, suffice: true })
  expect(shareConnections(50, 8)).toEqual({ poolSize: 4, suffice: false })
})
