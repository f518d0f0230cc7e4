import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLanguage, useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import { loadStripe, type StripeElements, type StripeJs } from './load-stripe.ts'

export type StripeFormProps = {
  publishableKey: string
  /** Of a payment, or of a setup that saves a card. */
  clientSecret: string
  /** Absolute address that Stripe leads to afterwards; the payment's state is asked of the API there. */
  returnUrl: string
  submitLabel: string
  /** Called with what went wrong, in the reader's language; with undefined when another attempt begins. */
  onProblem: (problem: string | undefined) => void
}

type Loaded = { stripe: StripeJs; elements: StripeElements }

/**
 * Stripe's fields for a card or another way to pay. What is typed goes to Stripe alone. The loader of the page adds
 * STRIPE to the request context's `outside`, and the page is reached by loading a document.
 */
export function StripeFields({ publishableKey, clientSecret, returnUrl, submitLabel, onProblem }: StripeFormProps) {
  const t = useT()
  const language = useLanguage()
  const container = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<Loaded>()
  const [isReady, setReady] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const report = useRef(onProblem)
  report.current = onProblem
  const unavailable = t('checkout.stripe.unavailable')
  useEffect(() => {
    const at = container.current
    if (!at) return undefined
    let leave: (() => void) | undefined
    let isLeft = false
    loadStripe(publishableKey).then(
      (stripe) => {
        if (isLeft) return
        const elements = stripe.elements({ clientSecret, locale: language, appearance: readAppearance(at) })
        const fields = elements.create('payment')
        fields.on('ready', () => setReady(true))
        fields.mount(at)
        leave = () => fields.destroy()
        setLoaded({ stripe, elements })
      },
      () => report.current(unavailable),
    )
    return () => {
      isLeft = true
      leave?.()
      setLoaded(undefined)
      setReady(false)
    }
  }, [publishableKey, clientSecret, language, unavailable])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!loaded || isBusy) return
    setBusy(true)
    onProblem(undefined)
    const { stripe, elements } = loaded
    const options = { elements, confirmParams: { return_url: returnUrl } }
    const isSetup = clientSecret.startsWith('seti_')
    const { error } = await (isSetup ? stripe.confirmSetup(options) : stripe.confirmPayment(options))
    setBusy(false)
    // Stripe words these two for the customer, in their language.
    const isWorded = error?.type === 'card_error' || error?.type === 'validation_error'
    if (error) onProblem((isWorded && error.message) || t('checkout.stripe.failed'))
  }
  return (
    <form onSubmit={submit}>
      <div ref={container} />
      {!isReady && <p role="status">{t('checkout.stripe.loading')}</p>}
      <Button look="filled" large full busy={isBusy} disabled={!isReady}>
        {submitLabel}
      </Button>
      <noscript>
        <p>{t('checkout.stripe.noScripts')}</p>
      </noscript>
    </form>
  )
}

/** The colors around the fields, which Stripe draws in a frame of its own. */
function readAppearance(at: HTMLElement): object {
  const { color, fontFamily } = getComputedStyle(at)
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  return { theme: isDark ? 'night' : 'stripe', variables: { colorText: color, fontFamily } }
}
