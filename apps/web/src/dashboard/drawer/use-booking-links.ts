import { useMemo } from 'react'
import type { OpenBooking } from '../data/open-booking.ts'
import type { BookingRow } from '../data/rows.ts'
import type { DrawerLinks } from '../frame/drawer.tsx'
import { useListKeys } from '../frame/use-list-keys.ts'
import { usePageLink } from '../page-link.ts'

/** Returns the links of the drawer's arrows and binds their keys. Null while no booking is open. */
export function useBookingLinks(
  rows: readonly Pick<BookingRow, 'id'>[],
  open: Pick<OpenBooking, 'id' | 'confirming' | 'pay'> | null,
): DrawerLinks | null {
  const pageLink = usePageLink()
  const id = open?.id
  const close = pageLink({ booking: null, confirm: null, pay: null })
  const index = rows.findIndex((row) => row.id === id)
  const linkTo = (row: Pick<BookingRow, 'id'> | undefined): string | null =>
    row ? pageLink({ booking: row.id, confirm: null, pay: null }) : null
  const before = linkTo(rows[index - 1])
  // A booking that has just left the list is followed by the first one still there.
  const after = linkTo(rows[index + 1])
  const links = useMemo(() => (id ? { close, before, after } : null), [id, close, before, after])
  useListKeys(links, open?.confirming || open?.pay ? pageLink({ confirm: null, pay: null }) : close)
  return links
}
