import { redirect } from 'react-router'
import type { ServiceCard } from './services.ts'

/** Redirects a former slug of a service to its current one. */
export function redirectToMainSlug(
  service: Pick<ServiceCard, 'id' | 'slug'>,
  requested: string,
  toPath: (slug: string) => string,
  request: Request,
): void {
  // A service without a slug is linked by its id, which is no slug.
  if (service.slug === requested || service.slug === service.id) return
  throw redirect(`${toPath(service.slug)}${new URL(request.url).search}`, 301)
}
