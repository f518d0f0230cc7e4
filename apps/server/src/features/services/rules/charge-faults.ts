import {
  type ChargeLimits,
  chargeFault,
  describeChargeFault,
  describeLimits,
  type FieldViolation,
  minorUnits,
  percentageFault,
  type services,
} from '@kalends/contract'
import { billionths } from './amount.ts'

/**
 * Lists prices and deposits of a service that is paid online which the provider of the business cannot charge.
 * `variantPrices`: those of its stored variants.
 */
export function chargeFaults(
  { payment }: services.Service,
  limits: ChargeLimits | undefined,
  variantPrices: readonly string[] = [],
): FieldViolation[] {
  if (!limits || payment?.options?.online !== true) return []
  const { rateType, fixed, varied, options } = payment
  const rate = rateType === 'FIXED' ? fixed : rateType === 'VARIED' ? varied : undefined
  const path = rateType === 'FIXED' ? 'payment.fixed' : 'payment.varied'
  const deposit = rate?.depositDetails?.percentage ? undefined : (rate?.depositDetails?.amount ?? rate?.deposit)
  return [
    ...(rateType === 'FIXED' ? faultOf('service.payment.fixed.price', fixed?.price?.value, limits) : []),
    ...(rateType === 'VARIED'
      ? [
          ...faultOf('service.payment.varied.defaultPrice', varied?.defaultPrice?.value, limits),
          ...variantPrices.flatMap((value) => variantFault(value, limits)),
        ]
      : []),
    ...(options?.deposit ? faultOf(`service.${path}.deposit`, deposit?.value, limits) : []),
    ...depositShareFaults(`service.${path}.depositDetails.percentage`, payment, limits, variantPrices),
  ]
}

/** A variant whose price is fine in person, in a service that is to be paid online. */
function variantFault(value: string, limits: ChargeLimits): FieldViolation[] {
  return faultOf('service.payment.options.online', value, limits).map((fault) => ({
    ...fault,
    description: `has a variant of ${value} ${limits.currency}, which ${fault.description}`,
  }))
}

/** Returns the fault of a deposit that is a percentage of the price, or of each variant's. */
export function depositShareFaults(
  field: string,
  payment: services.Payment | null | undefined,
  limits: ChargeLimits | undefined,
  variantPrices: readonly string[] = [],
): FieldViolation[] {
  const { percentage } = (payment?.fixed ?? payment?.varied)?.depositDetails ?? {}
  if (!limits || payment?.options?.online !== true || !payment.options.deposit || !isShare(percentage)) return []
  const fault = percentageFault(listPrices(payment, variantPrices, limits.currency), percentage, limits)
  return fault ? [{ field, ...fault, violatedRule: 'OTHER', data: describeLimits(limits) }] : []
}

const isShare = (percentage: string | null | undefined): percentage is string =>
  Number(percentage) > 0 && Number(percentage) < 100 && billionths(percentage) !== undefined

/** Lists what a service can cost, in minor units; nothing where its price is no number. */
export function listPrices(
  { rateType, fixed, varied }: services.Payment,
  variantPrices: readonly string[],
  currency: string,
): number[] {
  const usual = rateType === 'FIXED' ? fixed?.price?.value : rateType === 'VARIED' ? varied?.defaultPrice?.value : null
  const all = [usual, ...(rateType === 'VARIED' ? variantPrices : [])]
  return all.flatMap((value) => (value != null && billionths(value) !== undefined ? [minorUnits(value, currency)] : []))
}

/** Returns the fault of one amount. Text that is no amount is a fault of another rule. */
export function faultOf(
  field: string,
  value: string | null | undefined,
  limits: ChargeLimits | undefined,
): FieldViolation[] {
  const amount = billionths(value)
  if (!limits || amount === undefined || amount < 0n) return []
  const ruleName = chargeFault(minorUnits(value, limits.currency), limits)
  if (!ruleName) return []
  return [
    {
      field,
      description: describeChargeFault(ruleName, limits),
      violatedRule: 'OTHER',
      ruleName,
      data: describeLimits(limits),
    },
  ]
}
