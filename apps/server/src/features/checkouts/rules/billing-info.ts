import type { checkouts } from '@kalends/contract'

/** Completes what was sent about the buyer, so that it can be returned: parts without a required field are filled or left out. */
export function completeBillingInfo<T extends checkouts.AddressWithContact | null | undefined>(info: T): T {
  if (!info) return info
  const { address, contactDetails } = info
  const { streetAddress } = address ?? {}
  const { vatId, ...details } = contactDetails ?? {}
  const street = streetAddress && {
    ...streetAddress,
    number: streetAddress.number ?? '',
    name: streetAddress.name ?? '',
  }
  return {
    ...info,
    ...(street ? { address: { ...address, streetAddress: street } } : {}),
    ...(contactDetails ? { contactDetails: vatId?.id && vatId.type ? contactDetails : details } : {}),
  }
}
