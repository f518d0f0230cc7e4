import type { LoaderFunctionArgs } from 'react-router'
import { staffContext } from '../../staff-context.ts'

export type SlugAnswer = { slug: string; verdict: 'free' | 'slug' | 'slugTaken' }

/** Checks whether a slug is valid and free, while it is typed. */
export async function loader({ context, params, url }: LoaderFunctionArgs): Promise<SlugAnswer> {
  const slug = (url.searchParams.get('slug') ?? '').slice(0, 500)
  const { client } = context.get(staffContext)
  const { valid, errors } = await client.services.validateSlug({ serviceId: params['serviceId'] ?? '', slug })
  if (valid) return { slug, verdict: 'free' }
  return { slug, verdict: errors?.includes('SLUG_ALREADY_EXISTS') ? 'slugTaken' : 'slug' }
}
