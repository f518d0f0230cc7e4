import { useEffect, useRef } from 'react'
import { useT } from '../../lib/translate.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CopyField } from '../fields/copy-field.tsx'
import styles from './access.module.css'
import type { OneTimeSecret } from './data/change-access.ts'

/** Confirms what was created and shows its secret once. */
export function OneTimeSecretCard({ created: { name, clientId, secret } }: { created: OneTimeSecret }) {
  const t = useT()
  const card = useRef<HTMLElement>(null)
  useEffect(() => card.current?.focus(), [])
  return (
    <section ref={card} tabIndex={-1} className={styles.oneTimeSecret} aria-label={t('access.created', { name })}>
      <p className={styles.created}>
        <Icon name="check" size={18} />
        {t('access.created', { name })}
      </p>
      {clientId && <CopyField label={t('access.clientId')} value={clientId} />}
      {secret && (
        <CopyField label={t(clientId ? 'access.secret' : 'access.key')} value={secret} note={t('access.shownOnce')} />
      )}
    </section>
  )
}
