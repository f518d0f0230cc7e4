import type { Part } from './parts.ts'
import { type Outcome, runNode, tool } from './run.ts'

/** A claim of the house that a run of some length stands behind. */
type Proof = {
  name: string
  /** What `npm test` has time for; absent where the unit tests already are the short form. */
  short?: () => Promise<Outcome>
  long: () => Promise<Outcome>
}

const live = { live: true }

const PROOFS: Proof[] = [
  {
    name: 'the engine equals a brute force, its zones equal Temporal',
    long: () =>
      runNode(
        [
          tool('vitest'),
          'run',
          '--project',
          'unit',
          '--testTimeout=3600000',
          'engine-equals-brute-force',
          'wall-times',
        ],
        { ...live, env: { PROOF_RUNS: '10000' } },
      ),
  },
]

/** The proofs as parts; each program judges itself and ends with a code. */
export function proofParts(form: 'short' | 'long'): Part[] {
  return PROOFS.flatMap((proof) => {
    const run = proof[form]
    return run ? [{ name: `proof: ${proof.name}`, run }] : []
  })
}
