import type { Operation } from '../../../operation.ts'
import { findSite } from '../../sites/index.ts'
import { loadSignUpRules } from '../steps/load-sign-up-rules.ts'
import { findSignOnPolicy } from '../store/policies.ts'
import { signOnPolicyView } from '../view.ts'

/** Returns the sign-up policy. Until it is first changed, its dates are those of the site. */
export const getSignOnPolicy: Operation<'getSignOnPolicy'> = async ({ actor }, context) => {
  const { siteId } = actor
  const row = await findSignOnPolicy(context.db, siteId)
  if (row) return { signOnPolicy: signOnPolicyView(row) }
  const site = await findSite(context.db, siteId)
  if (!site) throw new Error(`There is no site ${siteId}`)
  const createdDate = site.created_at
  const rules = await loadSignUpRules(context.db, siteId)
  return {
    signOnPolicy: signOnPolicyView({ id: siteId, revision: 1, createdDate, updatedDate: createdDate, ...rules }),
  }
}
