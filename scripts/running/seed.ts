import fc from 'fast-check'

/**
 * The seed of every random test. `npm test` tries the same cases everywhere, so that what passed once passes again; proofs
 * try new ones each time. `PROOF_SEED` repeats one run exactly.
 */
process.env['PROOF_SEED'] ??= '13'

fc.configureGlobal({ seed: Number(process.env['PROOF_SEED']) })
