import type { FieldViolation, policies } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { refuseFields } from '../../../refusal.ts'
import { isFormInTrash, shareLockForm } from '../../forms/index.ts'
import { findSite } from '../../sites/index.ts'
import { completeRules, inCurrency, type PolicyRules } from '../rules/defaults.ts'
import { listFeeShares, policyFaults, ruleFault, shareFaults } from '../rules/faults.ts'

/** The written rules, complete and in the currency of the business. Refuses every contradiction at once. */
export async function requireValidRules(
  context: Context,
  tx: Tx,
  siteId: string,
  written: policies.BookingPolicy,
  /** Unset for a new one, which no service has yet. */
  policyId?: string,
): Promise<Required<PolicyRules>> {
  const currency = await loadCurrency(tx, siteId)
  const rules = inCurrency(completeRules(written), currency)
  const limits = await context.ports.sites.findChargeLimits(context, tx, siteId)
  const needsPrices = limits && listFeeShares(rules).length > 0
  const priced =
    needsPrices && policyId ? await context.ports.policies.listPrices(tx, siteId, { policyId, currency }) : []
  const faults = [
    ...policyFaults(rules, limits),
    ...shareFaults(rules, limits, priced),
    ...(await formFaults(tx, siteId, rules)),
  ]
  if (faults.length > 0) refuseFields(faults)
  return rules
}

async function loadCurrency(tx: Tx, siteId: string): Promise<string> {
  const site = await findSite(tx, siteId)
  if (!site) throw new Error(`There is no site ${siteId}`)
  return site.currency
}

async function formFaults(
  tx: Tx,
  siteId: string,
  { intakeFormPolicy: intake }: Required<PolicyRules>,
): Promise<FieldViolation[]> {
  if (!intake?.enabled || !intake.formId || (await shareLockForm(tx, siteId, intake.formId))) return []
  const field = 'intakeFormPolicy.formId'
  return (await isFormInTrash(tx, siteId, intake.formId))
    ? [ruleFault(field, 'INTAKE_FORM_ARCHIVED', 'is in the trash: bring it back first')]
    : [ruleFault(field, 'INTAKE_FORM_NOT_FOUND', 'is no form of this business')]
}
