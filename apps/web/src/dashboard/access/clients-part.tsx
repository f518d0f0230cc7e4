import { Link } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Nothing } from '../frame/page.tsx'
import { useHere } from '../here.ts'
import styles from './access.module.css'
import type { WireClient } from './data/load-access.ts'

export const accessRowId = (id: string): string => `access-${id}`

/** Front ends and servers that get tokens here, a row each. */
export function ClientsPart({ clients, open }: { clients: readonly WireClient[]; open: string | null }) {
  const t = useT()
  const here = useHere()
  return (
    <>
      <p className={styles.lead}>{t('access.clients.text')}</p>
      {clients.length === 0 && <Nothing>{t('access.clients.none')}</Nothing>}
      <ul className={styles.list}>
        {clients.map(({ id, name, hasSecret, enabled, allowedOrigins }) => (
          <li key={id}>
            <Link
              id={accessRowId(id)}
              to={here({ open: id, new: null, ask: null })}
              className={styles.row ?? ''}
              aria-current={open === id || undefined}
              preventScrollReset
            >
              <span className={styles.name} dir="auto">
                {name}
              </span>
              <span className={styles.chips}>
                <Chip tone="plain">{t(hasSecret ? 'access.kind.server' : 'access.kind.page')}</Chip>
                {!enabled && <Chip tone="warn">{t('access.off')}</Chip>}
              </span>
              <bdi className={styles.note}>{allowedOrigins.map((origin) => new URL(origin).host).join(', ')}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
