import fc from 'fast-check'

/**
 * The seed of every random test. `npm test` tries the same cases everywhere, so that what passed once passes again; a long
 * run tries new ones each time. `PROOF_SEED` repeats one run exactly.
 */
const isLong = ['PROOF_RUNS', 'PROOF_OPERATIONS', 'PROOF_CHANGES', 'FUZZ_RUNS'].some((name) => name in process.env)
process.env['PROOF_SEED'] ??= String(isLong ? Date.now() % 2 ** 31 : 13)

fc.configureGlobal({ seed: Number(process.env['PROOF_SEED']) })
