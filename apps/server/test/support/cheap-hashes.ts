import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, type MockInstance, vi } from 'vitest'

/**
 * Makes password hashes of this file cheap, whatever cost is requested, and counts them.
 * Call it at the top of a test file.
 */
export function cheapHashes(): MockInstance<typeof crypto.argon2> {
  const real = crypto.argon2
  const spy = vi
    .spyOn(crypto, 'argon2')
    .mockImplementation((algorithm, costs, done) => real(algorithm, { ...costs, memory: 8, passes: 1 }, done))
  syncBuiltinESMExports()
  afterAll(() => {
    spy.mockRestore()
    syncBuiltinESMExports()
  })
  return spy
}

/** Does something else while the next password is hashed. */
export function whileHashing(hashes: MockInstance<typeof crypto.argon2>, meanwhile: () => Promise<unknown>): void {
  const hash = hashes.getMockImplementation()
  hashes.mockImplementationOnce((algorithm, costs, done) =>
    hash?.(algorithm, costs, (error, result) => {
      meanwhile().then(
        () => done(error, result),
        (failed: Error) => done(failed, result),
      )
    }),
  )
}
