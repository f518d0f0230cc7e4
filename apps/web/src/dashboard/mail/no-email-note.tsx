import { useT } from '../../lib/translate.tsx'

/** Stands where customers would be notified, while there is no mail server. */
export function NoEmailNote() {
  const t = useT()
  return <p className="k-2">{t('mail.noEmail')}</p>
}
