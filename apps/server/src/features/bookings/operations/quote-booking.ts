import { type bookingsOwn, decimalText, type Infer } from '@kalends/contract'
import { actsForBusiness } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { readChosen } from '../../holds/index.ts'
import { findTax, isPaymentProviderReady } from '../../payments/index.ts'
import { type BookableService, isAllowedDuration, loadBookable } from '../../services/index.ts'
import { offeredAmounts } from '../rules/offered-amounts.ts'
import { workingPaymentOptions } from '../rules/payment-option.ts'
import { type BookingChargeTotals, chargeTotals } from '../steps/booking-charge.ts'
import { itemisedPrice } from '../view/itemised-price.ts'

export const quoteBooking: Operation<'quoteBooking'> = async ({ input, actor }, { readDb: db }) => {
  const { siteId } = actor
  const { serviceId, participantsChoices, bookedAddOns, resourceId } = input
  const service = await loadBookable(db, siteId, serviceId)
  if (!service || service.deleted) return fail('SERVICE_NOT_FOUND')
  const totalParticipants = input.totalParticipants ?? (participantsChoices ? undefined : 1)
  const given = { totalParticipants, participantsChoices, bookedAddOns }
  const mustChoose = !actsForBusiness(actor)
  const { participants, addOns, ...chosen } = await readChosen(db, { siteId, service, given, prefix: '', mustChoose })
  const person = chosen.resourceId ?? resourceId?.toLowerCase() ?? null
  const isMinimum = service.options?.kind === 'STAFF_MEMBER' && person === null
  const price = itemisedPrice(service, {
    participants: participants.total,
    choices: participants.choices,
    minutes: chosenMinutes(service, input.durationMinutes, participants.variants[0]?.durationMinutes),
    resourceId: isMinimum ? cheapest(service) : person,
    addOns,
  })
  const [tax, takesOnlinePayments] = await Promise.all([
    findTax(db, siteId, input.locationId?.toLowerCase() ?? null),
    isPaymentProviderReady(db, siteId),
  ])
  const totals = chargeTotals(price, tax)
  return {
    price,
    payment: totals ? paymentView(service, totals, participants.total) : null,
    paymentOptions: workingPaymentOptions(service.payment, {
      isCharged: totals !== undefined,
      takesOnlinePayments,
      hasPaidAddOns: price.lines.some(({ kind, unitPrice }) => kind === 'ADD_ON' && Number(unitPrice) > 0),
    }),
    isMinimum,
  }
}

function paymentView(
  { payment }: BookableService,
  { currency, tax, taxMinor, totalMinor }: BookingChargeTotals,
  participants: number,
): Infer<typeof bookingsOwn.QuotedPayment> {
  const { fullMinor, depositMinor } = offeredAmounts(payment, { totalMinor, currency, participants })
  return {
    currency,
    tax: decimalText(taxMinor, currency),
    taxName: tax?.name ?? null,
    taxPercent: tax?.percent ?? null,
    taxIncluded: tax?.included ?? false,
    total: decimalText(totalMinor, currency),
    deposit: depositMinor === null ? null : decimalText(depositMinor, currency),
    isFullPaymentOffered: fullMinor !== null,
  }
}

/** The length of a rental is chosen; otherwise the variant decides, or the service. */
function chosenMinutes(
  service: BookableService,
  chosen: number | null | undefined,
  ofVariant: number | null | undefined,
) {
  if (chosen == null) return ofVariant ?? service.durationMinutes ?? 0
  const violatedRule = 'OTHER' as const
  const description = 'must be a length of the service'
  const wrong = { field: 'durationMinutes', description, violatedRule, ruleName: 'DURATION_NOT_OFFERED', data: {} }
  return isAllowedDuration(service, chosen, []) ? chosen : refuseFields([wrong])
}

/** Returns the staff member with the lowest price. */
function cheapest({ options }: BookableService): string | null {
  const byPrice = (options?.variants ?? []).toSorted((a, b) => Number(a.price?.value) - Number(b.price?.value))
  return byPrice[0]?.choice ?? null
}
