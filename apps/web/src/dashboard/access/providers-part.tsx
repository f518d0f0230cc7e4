import { Link } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Nothing } from '../frame/page.tsx'
import { useHere } from '../here.ts'
import styles from './access.module.css'
import { accessRowId } from './clients-part.tsx'
import { CopyField } from './copy-field.tsx'
import type { WireProvider } from './data/load-access.ts'

type Props = { providers: readonly WireProvider[]; returnUrl: string; open: string | null }

/** Others with whose accounts customers sign in, a row each, and the address they send people back to. */
export function ProvidersPart({ providers, returnUrl, open }: Props) {
  const t = useT()
  const here = useHere()
  return (
    <>
      <p className={styles.lead}>{t('access.providers.text')}</p>
      <div className={styles.return}>
        <CopyField label={t('access.returnUrl')} value={returnUrl} note={t('access.returnUrl.note')} />
      </div>
      {providers.length === 0 && <Nothing>{t('access.providers.none')}</Nothing>}
      <ul className={styles.list}>
        {providers.map(({ id, name, issuer, enabled }) => (
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
              <span className={styles.chips}>{!enabled && <Chip tone="warn">{t('access.off')}</Chip>}</span>
              <bdi className={styles.note}>{new URL(issuer).host}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
