import { leftToRight } from '../../lib/format.ts'
import { useSite } from '../../lib/site.ts'
import { useT } from '../../lib/translate.tsx'

/** Contact details of the business, as far as it states them. */
export function Contact() {
  const t = useT()
  const { name, address, phone, email } = useSite()
  return (
    <p>
      {[name, address].filter(Boolean).join(', ')}
      {phone && (
        <>
          <br />
          {t('site.text.phone')} <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{leftToRight(phone)}</a>
        </>
      )}
      {email && (
        <>
          <br />
          {t('site.text.email')} <a href={`mailto:${email}`}>{email}</a>
        </>
      )}
    </p>
  )
}
