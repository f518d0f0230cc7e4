import type { Infer, services } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { isBookable, isPayable } from '../../lib/bookable.ts'
import type { PageSite } from '../../lib/server-context.ts'
import { type Price, readPrice } from '../../parts/price.ts'
import { isByTheDay, rentalLengths } from '../../parts/rentals.ts'
import { type Picture, toCoverPicture } from './pictures.ts'

export type WireService = Infer<typeof services.Service>

/** A service as shown in rows and cards. */
export type ServiceCard = {
  id: string
  type: 'APPOINTMENT' | 'CLASS' | 'COURSE'
  slug: string
  name: string
  tagline: string
  minutes: number | null
  price: Price
  photoUrl: string | null
  picture: Picture | null
  bookable: boolean
  /** Customers can pay for it here. */
  payable: boolean
}

export type ServiceCategory = { id: string; name: string; services: ServiceCard[] }

/** Lists the visible services in the owner's order, otherwise by creation. */
export async function listServices(kalends: Client): Promise<WireService[]> {
  const found: WireService[] = []
  const limit = 100
  for (let offset = 0; ; offset += limit) {
    const query = { paging: { limit, offset }, sort: [...inOrder] }
    const { services: page } = await kalends.services.queryServices({ query })
    found.push(...(page ?? []))
    if ((page?.length ?? 0) < limit) return found
  }
}

const inOrder = [{ fieldName: 'sortOrder' }, { fieldName: 'createdDate' }] as const

/** Finds a service by a current slug, or by a former one unless the business does not want to be found by those. */
export async function findServiceBySlug(kalends: Client, slug: string): Promise<WireService | undefined> {
  const filter = { 'supportedSlugs.name': { $hasSome: [slug] } }
  const { services: found } = await kalends.services.queryServices({ query: { filter, paging: { limit: 1 } } })
  const [service] = found ?? []
  const isFormer = service?.mainSlug?.name !== slug
  return isFormer && service?.seoData?.settings?.preventAutoRedirect ? undefined : service
}

export function serviceCard(service: WireService, site: PageSite): ServiceCard {
  const picture = toCoverPicture(service.media)
  return {
    id: service.id ?? '',
    type: readServiceType(service),
    slug: service.mainSlug?.name ?? service.id ?? '',
    name: service.name ?? '',
    tagline: service.tagLine ?? '',
    minutes: readMinutes(service),
    price: rentalPrice(service, readPrice(service.payment, site.currency)),
    photoUrl: picture?.src ?? null,
    picture,
    bookable: isBookable(service, site),
    payable: isPayable(service, site),
  }
}

/** Returns the type; a service without one is an appointment. */
export const readServiceType = ({ type }: WireService): ServiceCard['type'] =>
  type === 'CLASS' || type === 'COURSE' ? type : 'APPOINTMENT'

/** The length of an appointment, the shortest of a rental. */
export const readMinutes = (service: WireService): number | null =>
  service.schedule?.availabilityConstraints?.sessionDurations?.[0] ?? rentalLengths(service)[0] ?? null

/** A rental by the day costs its price for each day, unless each length has its own. */
function rentalPrice(service: WireService, price: Price): Price {
  if (!isByTheDay(service) || price.kind === 'free' || price.kind === 'custom') return price
  return price.kind === 'from' ? price : { ...price, perDay: true }
}

/** Groups services by category; both in the owner's order. */
export function byCategory(found: WireService[], site: PageSite): ServiceCategory[] {
  const categories = new Map<string, ServiceCategory & { order: number }>()
  for (const service of found) {
    const { id, name, sortOrder } = service.category ?? {}
    const key = id ?? ''
    const category = categories.get(key) ?? {
      id: key,
      name: name ?? '',
      order: id ? (sortOrder ?? 0) : Number.POSITIVE_INFINITY,
      services: [],
    }
    category.services.push(serviceCard(service, site))
    categories.set(key, category)
  }
  return [...categories.values()].sort((a, b) => a.order - b.order).map(({ order: _, ...category }) => category)
}
