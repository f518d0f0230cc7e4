import type { Operation } from '../../../operation.ts'
import { recordChange } from '../../audit/index.ts'
import { announcePolicy, created } from '../steps/announce-policy.ts'
import { requireValidRules } from '../steps/require-valid-rules.ts'
import { insertPolicy } from '../store/policies.ts'
import { policyView } from '../view.ts'

export const createBookingPolicy: Operation<'createBookingPolicy'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { name, appId, extendedFields, ...written } = input.bookingPolicy
    const now = context.clock.now()
    const fresh = {
      id: context.ids.guid(),
      name: name ?? '',
      isDefault: false,
      rules: await requireValidRules(context, tx, actor.siteId, written),
      appId: appId ?? null,
      createdByAppId: actor.type === 'app' ? actor.apiKeyId : null,
      extendedFields: extendedFields ?? null,
      events: 1,
    }
    const policy = await insertPolicy(tx, actor.siteId, fresh, now)
    const shown = policyView(policy)
    await announcePolicy(tx, actor, policy, [created(policy)], now)
    const entry = { operation: 'createBookingPolicy', entityType: 'bookingPolicy', after: shown }
    await recordChange(tx, actor.siteId, actor, { ...entry, entityId: policy.id, entityName: policy.name }, now)
    return { bookingPolicy: shown }
  })
