import { type FormEvent, useState } from 'react'
import { useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import { loadStripe } from './load-stripe.ts'
import type { StripeFormProps } from './stripe-fields.tsx'

/** Lets the customer confirm a saved card with their bank, in what Stripe's script shows. As in `StripeFields`, by document. */
export function StripeConfirmation({
  publishableKey,
  clientSecret,
  returnUrl,
  submitLabel,
  onProblem,
}: StripeFormProps) {
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  const confirm = async (): Promise<void> => {
    const stripe = await loadStripe(publishableKey).catch(() => undefined)
    if (!stripe) return onProblem(t('checkout.stripe.unavailable'))
    const { error } = await stripe.handleNextAction({ clientSecret })
    // Without an intent the bank was not reached. Otherwise it has answered, and the page that follows says what.
    if (error && !error.payment_intent) onProblem(t('checkout.stripe.failed'))
    else location.assign(returnUrl)
  }
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    onProblem(undefined)
    await confirm()
    setBusy(false)
  }
  return (
    <form onSubmit={submit}>
      <Button look="filled" large full busy={isBusy}>
        {submitLabel}
      </Button>
      <noscript>
        <p>{t('checkout.stripe.noScripts')}</p>
      </noscript>
    </form>
  )
}
