/** Runs of each property: few in a test, many in a proof; `PROOF_SEED` repeats one run exactly. */
const numRuns = Number(process.env['PROOF_RUNS'] ?? 300)
const seed = Number(process.env['PROOF_SEED'])

export const proof = { numRuns, seed }

/** Time limit of a property in milliseconds. */
export const patience = 120_000 + numRuns * 1000

/** Prints how to repeat the run. */
export function announce(what: string): void {
  console.log(`${what}: ${numRuns} runs, PROOF_SEED=${seed}`)
}
