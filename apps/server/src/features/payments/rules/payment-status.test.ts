import { expect, it } from 'vitest'
import { nextStatus } from './payment-status.ts'

it.each([
  ['CREATED', 'REQUIRES_ACTION', 'REQUIRES_ACTION'],
  ['REQUIRES_ACTION', 'PROCESSING', 'PROCESSING'],
  ['REQUIRES_ACTION', 'FAILED', 'FAILED'],
  ['SUCCEEDED', 'FAILED', 'SUCCEEDED'],
  ['SUCCEEDED', 'REQUIRES_ACTION', 'SUCCEEDED'],
  ['FAILED', 'SUCCEEDED', 'SUCCEEDED'],
  ['CANCELED', 'SUCCEEDED', 'SUCCEEDED'],
  ['CANCELED', 'REQUIRES_ACTION', 'CANCELED'],
  ['FAILED', 'PROCESSING', 'FAILED'],
] as const)('%s becomes, when the provider says %s, %s', (current, reported, next) => {
  expect(nextStatus(current, reported)).toBe(next)
})
