import { randomUUID } from 'node:crypto'
import type { Tx } from '../../../db/database.ts'
import { refuseFields } from '../../../refusal.ts'
import { completeRules, firstRules, type PolicyRules } from '../rules/defaults.ts'
import { policyFaults } from '../rules/faults.ts'
import { insertPolicy } from '../store/policies.ts'

/** The booking policy a site begins with: moving and cancelling until the start. Returns its id. */
export async function prepareDefaultPolicy(tx: Tx, siteId: string, now: number): Promise<string> {
  const id = randomUUID()
  await insertPolicy(tx, siteId, { id, name: 'Default policy', isDefault: true, rules: firstRules }, now)
  return id
}

/** Inserts another policy with defaults for missing fields. Refuses contradicting rules. Returns its id. */
export async function createPolicy(
  tx: Tx,
  siteId: string,
  { name, ...written }: PolicyRules & { name: string },
  now: number,
): Promise<string> {
  const rules = completeRules(written)
  const faults = policyFaults(rules)
  if (faults.length > 0) refuseFields(faults)
  const id = randomUUID()
  await insertPolicy(tx, siteId, { id, name, isDefault: false, rules }, now)
  return id
}
