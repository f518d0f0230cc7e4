import type { serviceOptions } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { newOptions } from '../rules/new-options.ts'
import { announceOptions } from '../steps/announce-options.ts'
import { loadSite } from '../steps/insert-service.ts'
import { requireOptions } from '../steps/require-options.ts'
import { findOptions, insertOptions } from '../store/options-rows.ts'
import { lockService } from '../store/write-service.ts'
import { optionsEntityView } from '../view/options-entity.ts'

type Options = serviceOptions.ServiceOptionsAndVariants

export const createServiceOptionsAndVariants: Operation<'createServiceOptionsAndVariants'> = (
  { input, actor },
  context,
) =>
  context.transaction(async (tx) => ({
    serviceOptionsAndVariants: await insert(context, tx, actor, {
      written: input.serviceOptionsAndVariants,
      operation: 'createServiceOptionsAndVariants',
    }),
  }))

/** Validates the copy like new input: the target service may have other staff. */
export const cloneServiceOptionsAndVariants: Operation<'cloneServiceOptionsAndVariants'> = (
  { input, actor },
  context,
) =>
  context.transaction(async (tx) => {
    const source = (await findOptions(tx, actor.siteId, { id: input.cloneFromId })) ?? fail('SERVICE_OPTIONS_NOT_FOUND')
    const { options, variants, extendedFields } = optionsEntityView(source)
    const written = { options, variants, extendedFields, serviceId: input.targetServiceId }
    const operation = 'cloneServiceOptionsAndVariants'
    return { serviceOptionsAndVariants: await insert(context, tx, actor, { written: withNewIds(written), operation }) }
  })

/** Inserts the variants of a service that has none, after validating them. */
async function insert(
  context: Context,
  tx: Tx,
  actor: Actor,
  { written, operation }: { written: Options; operation: string },
): Promise<Options> {
  const { siteId } = actor
  const service = (await lockService(tx, siteId, written.serviceId ?? '')) ?? fail('SERVICE_NOT_FOUND')
  const { currency } = await loadSite(tx, siteId)
  if (service.options) return fail('SERVICE_OPTIONS_ALREADY_EXISTS')
  if (service.payment.rateType !== 'VARIED') refuseFields([notVaried])
  const option = written.options?.values?.[0]
  const named = option && !option.id ? withOptionId(written, context.ids.guid()) : written
  requireOptions(named, service, { currency, limits: await context.ports.sites.findChargeLimits(context, tx, siteId) })
  const id = context.ids.guid()
  const stored = newOptions(named, currency, { newId: context.ids.guid })
  const row = { id, serviceId: service.id, stored, extendedFields: written.extendedFields ?? null }
  if (!(await insertOptions(tx, siteId, row, context.clock.now()))) return fail('SERVICE_OPTIONS_ALREADY_EXISTS')
  const inserted = await findOptions(tx, siteId, { id })
  if (!inserted) throw new Error(`The variants ${id} were not stored`)
  const after = optionsEntityView(inserted)
  const of = { operation, serviceId: service.id, serviceName: service.name, sequence: 1 }
  await announceOptions(context, tx, actor, { ...of, slug: 'created', after })
  return after
}

const notVaried = {
  field: 'serviceOptionsAndVariants.serviceId',
  description: 'must be a service whose rate type is VARIED',
  violatedRule: 'OTHER',
  ruleName: 'SERVICE_NOT_VARIED',
  data: {},
} as const

function withOptionId(written: Options, id: string): Options {
  return { ...written, options: { values: [{ ...written.options?.values?.[0], id }] } }
}

/** Ids belong to one service, so the copy gets new ones. */
function withNewIds({ options, variants, ...rest }: Options): Options {
  return {
    ...rest,
    options: { values: (options?.values ?? []).map(({ id: _, ...option }) => option) },
    variants: {
      values: (variants?.values ?? []).map(({ id: _, choices, ...variant }) => ({
        ...variant,
        choices: (choices ?? []).map(({ id: __, optionId: ___, ...choice }) => choice),
      })),
    },
  }
}
