import { useT } from '../../lib/translate.tsx'
import { Chip } from '../../ui/chip.tsx'
import { CopyField } from '../fields/copy-field.tsx'
import styles from './access.module.css'
import { AccessRows } from './access-rows.tsx'
import type { WireProvider } from './data/load-access.ts'

type Props = { providers: readonly WireProvider[]; returnUrl: string; open: string | null }

/** The list of sign-in providers, and the callback URL to register with them. */
export function ProvidersPart({ providers, returnUrl, open }: Props) {
  const t = useT()
  return (
    <>
      <p className={styles.lead}>{t('access.providers.text')}</p>
      <div className={styles.return}>
        <CopyField label={t('access.returnUrl')} value={returnUrl} note={t('access.returnUrl.note')} />
      </div>
      <AccessRows
        all={providers}
        open={open}
        none={t('access.providers.none')}
        about={({ issuer, enabled }) => (
          <>
            <span className={styles.chips}>{!enabled && <Chip tone="warn">{t('access.off')}</Chip>}</span>
            <bdi className={styles.note}>{new URL(issuer).host}</bdi>
          </>
        )}
      />
    </>
  )
}
