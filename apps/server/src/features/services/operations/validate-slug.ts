import type { services } from '@kalends/contract'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { readServiceSlug } from '../steps/claim-slug.ts'
import { findService } from '../store/services.ts'
import { findSlugOwner } from '../store/slugs.ts'

/** Runs the checks of setCustomSlug and returns their errors. */
export const validateSlug: Operation<'validateSlug'> = async ({ input, actor }, { db }) => {
  const service = (await findService(db, actor.siteId, input.serviceId)) ?? fail('SERVICE_NOT_FOUND')
  const slug = readServiceSlug(input)
  if (slug === undefined) return refused('SLUG_CONTAINS_ILLEGAL_CHARACTERS')
  const owner = await findSlugOwner(db, actor.siteId, slug)
  if (owner !== undefined && owner !== service.id) return refused('SLUG_ALREADY_EXISTS')
  return { valid: true, slug, slugName: slug, errors: [] }
}

const refused = (error: services.InvalidSlugError) => ({ valid: false, errors: [error] })
