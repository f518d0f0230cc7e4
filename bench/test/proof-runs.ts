/** Runs of each property: few in a test, many in a proof; `PROOF_SEED` repeats one run to the letter. */
const numRuns = Number(process.env['PROOF_RUNS'] ?? 300)
const seed = Number(process.env['PROOF_SEED'] ?? Date.now() % 2 ** 31)

export const proof = { numRuns, seed }

/** Milliseconds a property may take. */
export const patience = 120_000 + numRuns * 1000

/** Tells how to repeat what follows. */
export function announce(what: string): void {
  console.log(`${what}: ${numRuns} runs, PROOF_SEED=${seed}`)
}
