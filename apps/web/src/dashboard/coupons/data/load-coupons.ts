import type { coupons, Infer } from '@kalends/contract'
import type { Client } from '@kalends/sdk'

export type Coupon = Infer<typeof coupons.Coupon>

export const COUPONS_PER_PAGE = 50

/** Views of the coupons. */
export const views = ['active', 'inactive'] as const
export type View = (typeof views)[number]

export type CouponsFilters = { view: View; search: string; page: number }

export function readCouponsFilters(search: URLSearchParams): CouponsFilters {
  const page = Number(search.get('page'))
  return {
    view: views.find((view) => view === search.get('view')) ?? 'active',
    search: (search.get('search') ?? '').trim().slice(0, 100),
    page: Number.isInteger(page) && page > 1 && page < 10_000 ? page : 1,
  }
}

export type CouponsPage = { coupons: Coupon[]; total: number; counts: Record<View, number> }

/** Loads one page of coupons, newest first, and the count of each view. */
export async function loadCoupons(client: Client, { view, search, page }: CouponsFilters): Promise<CouponsPage> {
  const filter = search ? { search } : {}
  const paging = { limit: COUPONS_PER_PAGE, offset: (page - 1) * COUPONS_PER_PAGE }
  const other = await client.coupons.queryCoupons({ ...filter, active: view !== 'active', limit: 1 })
  const found = await client.coupons.queryCoupons({ ...filter, active: view === 'active', ...paging })
  const counts = view === 'active' ? [found.total, other.total] : [other.total, found.total]
  return {
    coupons: found.coupons,
    total: found.total,
    counts: { active: counts[0] ?? 0, inactive: counts[1] ?? 0 },
  }
}
