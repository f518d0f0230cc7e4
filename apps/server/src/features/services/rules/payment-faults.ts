import type { common, FieldViolation, services } from '@kalends/contract'
import { amountFault, billionths } from './amount.ts'
import { fault, unless } from './fault.ts'

type Payment = services.Payment

/** Lists what is wrong with a service's payment. */
export function paymentFaults({ payment, onlineBooking }: services.Service, currency: string): FieldViolation[] {
  if (!payment) return [fault('payment', 'PAYMENT_REQUIRED', 'must be given')]
  const { rateType, options } = payment
  if (!rateType) return [fault('payment.rateType', 'INVALID_PAYMENT_TYPE', 'must be given')]
  if (rateType === 'SUBSCRIPTION') {
    const description = 'cannot be SUBSCRIPTION: nothing charges monthly payments; sell a plan that pays for the course'
    return [fault('payment.rateType', 'INVALID_PAYMENT_TYPE', description)]
  }
  const plansNeedApproval = options?.pricingPlan === true && onlineBooking?.requireManualApproval === true
  return [
    ...rateFaults(payment, currency),
    ...optionFaults(payment),
    ...depositFaults(payment, currency),
    ...unless(
      !plansNeedApproval,
      'payment.options.pricingPlan',
      'INVALID_MANUAL_APPROVAL_WITH_PRICING_PLANS',
      'cannot be combined with manual approval',
    ),
  ]
}

function rateFaults({ rateType, fixed, varied, custom, options }: Payment, currency: string) {
  const online = options?.online === true
  switch (rateType) {
    case 'FIXED':
      return priceFaults('payment.fixed.price', fixed?.price, currency, online)
    case 'VARIED':
      return priceFaults('payment.varied.defaultPrice', varied?.defaultPrice, currency, online)
    case 'CUSTOM':
      return unless(
        Boolean(custom?.description?.trim()),
        'payment.custom.description',
        'INVALID_RATE',
        'must say what it costs',
      )
    default:
      return []
  }
}

function priceFaults(path: string, price: common.Money | null | undefined, currency: string, mustBePaid: boolean) {
  const value = billionths(price?.value)
  if (!price || value === undefined) return [fault(path, 'INVALID_RATE', 'must be an amount')]
  return [
    ...unless(value >= 0n, path, 'INVALID_RATE', 'must not be less than nothing'),
    ...unless(!mustBePaid || value !== 0n, path, 'INVALID_RATE', 'must be more than nothing to be paid online'),
    ...amountFaults(path, price, currency),
    ...currencyFaults(path, price, currency),
  ]
}

function amountFaults(path: string, { value }: common.Money, currency: string): FieldViolation[] {
  const description = amountFault(value ?? '', currency)
  return description ? [fault(path, 'INVALID_RATE', description)] : []
}

function currencyFaults(path: string, { currency: written }: common.Money, currency: string): FieldViolation[] {
  const fine = !written || written === currency
  return unless(fine, `${path}.currency`, 'INVALID_RATE', `must be ${currency}, the currency of the business`)
}

/** Checks that the payment options fit the rate type. */
function optionFaults({ rateType, options }: Payment): FieldViolation[] {
  const { online = false, inPerson = false, pricingPlan = false } = options ?? {}
  const say = (description: string) => [fault('payment.options', 'INVALID_PAYMENT_OPTIONS', description)]
  switch (rateType) {
    case 'FIXED':
    case 'VARIED':
      return online || inPerson || pricingPlan ? [] : say('must offer a way to pay: online, in person or by plan')
    default:
      if (online) return say('cannot offer paying online where there is no price')
      return inPerson ? [] : say('must offer paying in person where there is no price')
  }
}

function depositFaults({ options, rateType, fixed, varied }: Payment, currency: string): FieldViolation[] {
  if (!options?.deposit) return []
  if (rateType !== 'FIXED' && rateType !== 'VARIED') {
    return [fault('payment.options.deposit', 'INVALID_PAYMENT_OPTIONS', 'needs a price')]
  }
  const [rate, price, path] =
    rateType === 'FIXED' ? [fixed, fixed?.price, 'payment.fixed'] : [varied, varied?.defaultPrice, 'payment.varied']
  return [
    ...unless(
      options.online === true && !options.inPerson,
      'payment.options.deposit',
      'INVALID_PAYMENT_OPTIONS',
      'requires online payment, without payment in person',
    ),
    ...depositAmountFaults(path, rate ?? {}, price, currency),
  ]
}

function depositAmountFaults(
  path: string,
  { deposit, depositDetails }: services.FixedPayment,
  price: common.Money | null | undefined,
  currency: string,
): FieldViolation[] {
  const { percentage } = depositDetails ?? {}
  if (percentage) {
    const share = billionths(percentage) ?? 0n
    const fine = share > 0n && share < 100_000_000_000n
    return unless(fine, `${path}.depositDetails.percentage`, 'INVALID_RATE', 'must lie between 0 and 100')
  }
  const amount = depositDetails?.amount ?? deposit
  const value = billionths(amount?.value)
  if (!amount || value === undefined) return [fault(`${path}.deposit`, 'INVALID_RATE', 'must be an amount')]
  const total = billionths(price?.value)
  const lessThanAll = value > 0n && (total === undefined || value < total)
  return [
    ...unless(lessThanAll, `${path}.deposit`, 'INVALID_RATE', 'must be more than nothing and less than the price'),
    ...amountFaults(`${path}.deposit`, amount, currency),
    ...currencyFaults(`${path}.deposit`, amount, currency),
  ]
}
