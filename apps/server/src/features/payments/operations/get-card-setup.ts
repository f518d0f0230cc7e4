import { type Actor, getCustomer } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { describeSetup } from '../steps/next-step.ts'
import { loadOwnContactIds } from '../steps/own-charge.ts'
import { showCardSetup } from '../steps/save-card.ts'
import { findSetup, type SetupRow } from '../store/setups.ts'

export const getCardSetup: Operation<'getCardSetup'> = async ({ input, actor }, context) => {
  const found = await findSetup(context.db, actor.siteId, input.setupId)
  if (!found || !(await isOwn(context, actor, found))) return fail('CARD_SETUP_NOT_FOUND')
  const setup = await showCardSetup(context, found)
  return { setup: await describeSetup(context, actor.siteId, { ...setup, returnUrl: found.return_url }) }
}

async function isOwn(context: Context, actor: Actor, setup: SetupRow): Promise<boolean> {
  const customer = getCustomer(actor)
  if (!customer) return false
  const { site_id, subject_type, subject_id } = setup
  if ((await loadOwnContactIds(context, customer)).includes(setup.contact_id)) return true
  if (!subject_type || !subject_id) return false
  return context.ports.payments.isOwnSubject(context.db, customer, { site_id, subject_type, subject_id })
}
