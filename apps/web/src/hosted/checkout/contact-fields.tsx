import { useT } from '../../lib/translate.tsx'
import { TextField } from '../../ui/field.tsx'
import type { CheckoutData } from './load-checkout.ts'

type Typed = { checkout: CheckoutData; typed: Record<string, string> }

/** Who the bookings are for. */
export function ContactFields({ checkout: { contact }, typed }: Typed) {
  const t = useT()
  return (
    <>
      <TextField
        label={t('checkout.cart.firstName')}
        name="contact.firstName"
        autoComplete="given-name"
        maxLength={100}
        defaultValue={typed['contact.firstName'] ?? contact.firstName ?? ''}
      />
      <TextField
        label={t('checkout.cart.lastName')}
        optional={t('common.optional')}
        name="contact.lastName"
        autoComplete="family-name"
        maxLength={100}
        defaultValue={typed['contact.lastName'] ?? contact.lastName ?? ''}
      />
      <TextField
        label={t('checkout.cart.email')}
        name="contact.email"
        type="email"
        autoComplete="email"
        dir="ltr"
        maxLength={254}
        defaultValue={typed['contact.email'] ?? contact.email ?? ''}
      />
      <TextField
        label={t('checkout.cart.phone')}
        optional={t('common.optional')}
        name="contact.phone"
        type="tel"
        autoComplete="tel"
        dir="ltr"
        maxLength={50}
        defaultValue={typed['contact.phone'] ?? contact.phone ?? ''}
      />
    </>
  )
}
