import type { FieldViolation } from '@kalends/contract'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { readServiceSlug } from '../steps/claim-slug.ts'
import { closeService, openService } from '../steps/write-update.ts'
import { dropOldSlugs, insertMainSlug } from '../store/slugs.ts'

/** An earlier slug of the same service may be reused; the current one keeps redirecting. */
export const setCustomSlug: Operation<'setCustomSlug'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const open = await openService(context, tx, actor.siteId, input.serviceId)
    const slug = readServiceSlug(input) ?? refuseFields([illegal])
    const { id } = open.row
    const now = context.clock.now()
    if (!(await insertMainSlug(tx, actor.siteId, { serviceId: id, slug, custom: true }, now))) {
      return fail('SLUG_ALREADY_EXISTS')
    }
    await dropOldSlugs(tx, actor.siteId, id)
    const service = await closeService(context, tx, { actor, operation: 'setCustomSlug' }, open)
    return { service, slug: service.mainSlug }
  })

const illegal: FieldViolation = {
  field: 'slug',
  description: 'must consist of letters, digits, hyphens and underscores, without a hyphen at either end',
  violatedRule: 'OTHER',
  ruleName: 'SLUG_CONTAINS_ILLEGAL_CHARACTERS',
  data: {},
}
