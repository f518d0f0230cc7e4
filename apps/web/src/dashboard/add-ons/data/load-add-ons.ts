import type { addOns, Infer } from '@kalends/contract'
import type { Client } from '@kalends/sdk'

/** An add-on as the dashboard shows it. */
export type DashboardAddOn = {
  id: string
  name: string
  revision: string
  minutes: number | null
  maxQuantity: number | null
  price: { value: string; currency: string } | null
}

type WireAddOn = Infer<typeof addOns.AddOn>

/** Lists add-ons by name, optionally only those whose name contains the search text. */
export async function loadAddOns(client: Client, search = ''): Promise<DashboardAddOn[]> {
  const found: WireAddOn[] = []
  const filter = search ? { name: { $contains: search } } : {}
  for (let cursor: string | null | undefined; ; ) {
    const query = cursor
      ? { cursorPaging: { limit: 100, cursor } }
      : { filter, sort: [{ fieldName: 'name' as const }], cursorPaging: { limit: 100 } }
    const page = await client.services.queryAddOns({ query })
    found.push(...(page.addOns ?? []))
    cursor = page.pagingMetadata?.cursors?.next
    if (!cursor) return found.map(dashboardAddOn)
  }
}

export function dashboardAddOn({
  id,
  name,
  revision,
  durationInMinutes,
  maxQuantity,
  price,
}: WireAddOn): DashboardAddOn {
  return {
    id: id ?? '',
    name: name ?? '',
    revision: revision ?? '',
    minutes: durationInMinutes ?? null,
    maxQuantity: maxQuantity ?? null,
    price: price?.value ? { value: price.value, currency: price.currency ?? '' } : null,
  }
}
