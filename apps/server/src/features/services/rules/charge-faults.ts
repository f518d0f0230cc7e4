import {
  type ChargeLimits,
  chargeFault,
  describeChargeFault,
  describeLimits,
  type FieldViolation,
  minorUnits,
  type services,
} from '@kalends/contract'
import { billionths } from './amount.ts'

/** Lists prices and deposits of a service that is paid online which the provider of the business cannot charge. */
export function chargeFaults({ payment }: services.Service, limits: ChargeLimits | undefined): FieldViolation[] {
  if (!limits || payment?.options?.online !== true) return []
  const { rateType, fixed, varied, options } = payment
  const rate = rateType === 'FIXED' ? fixed : rateType === 'VARIED' ? varied : undefined
  const path = rateType === 'FIXED' ? 'payment.fixed' : 'payment.varied'
  const deposit = rate?.depositDetails?.percentage ? undefined : (rate?.depositDetails?.amount ?? rate?.deposit)
  return [
    ...(rateType === 'FIXED' ? faultOf('service.payment.fixed.price', fixed?.price?.value, limits) : []),
    ...(rateType === 'VARIED'
      ? faultOf('service.payment.varied.defaultPrice', varied?.defaultPrice?.value, limits)
      : []),
    ...(options?.deposit ? faultOf(`service.${path}.deposit`, deposit?.value, limits) : []),
  ]
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
