import { redirect } from 'react-router'
import type { ServiceCard } from './services.ts'

/** A service is found by every slug it ever had, but its pages stand at one address: the newest. */
export function redirectToMainSlug(
  service: Pick<ServiceCard, 'id' | 'slug'>,
  requested: string,
  pathOf: (slug: string) => string,
  request: Request,
): void {
  // One without a slug is called by its id, which leads nowhere.
  if (service.slug === requested || service.slug === service.id) return
  throw redirect(`${pathOf(service.slug)}${new URL(request.url).search}`, 301)
}
