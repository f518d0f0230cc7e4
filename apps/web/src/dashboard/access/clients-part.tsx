import { useT } from '../../lib/translate.tsx'
import { Chip } from '../../ui/chip.tsx'
import styles from './access.module.css'
import { AccessRows } from './access-rows.tsx'
import type { WireClient } from './data/load-access.ts'

/** The list of connected apps and servers that get tokens from us. */
export function ClientsPart({ clients, open }: { clients: readonly WireClient[]; open: string | null }) {
  const t = useT()
  return (
    <>
      <p className={styles.lead}>{t('access.clients.text')}</p>
      <AccessRows
        all={clients}
        open={open}
        none={t('access.clients.none')}
        about={({ hasSecret, enabled, allowedOrigins }) => (
          <>
            <span className={styles.chips}>
              <Chip tone="plain">{t(hasSecret ? 'access.kind.server' : 'access.kind.page')}</Chip>
              {!enabled && <Chip tone="warn">{t('access.off')}</Chip>}
            </span>
            <bdi className={styles.note}>{allowedOrigins.map((origin) => new URL(origin).host).join(', ')}</bdi>
          </>
        )}
      />
    </>
  )
}
