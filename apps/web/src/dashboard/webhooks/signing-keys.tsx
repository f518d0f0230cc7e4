import type { OutputOf } from '@kalends/contract'
import { useFormats, useT } from '../../lib/translate.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { CopyField } from '../fields/copy-field.tsx'
import { ConfirmSheet } from '../frame/confirm-sheet.tsx'
import { usePageLink } from '../page-link.ts'
import { noticeDays, starts } from './replace-key.ts'
import styles from './webhooks.module.css'

type Keys = OutputOf<'listWebhooks'>['keys']

/** The public keys that receivers need, the one that signs first. */
export function SigningKeys({ keys, current, zone }: { keys: Keys; current: string; zone: string }) {
  const t = useT()
  const here = usePageLink()
  const { moment } = useFormats()
  const index = keys.findIndex(({ id }) => id === current)
  const [former, next] = [keys.slice(0, index), keys[index + 1]]
  return (
    <section className={styles.key} aria-label={t('webhooks.keys')}>
      <CopyField label={t('webhooks.key')} value={keys[index]?.publicKey ?? ''} note={t('webhooks.key.text')} />
      {next && (
        <CopyField
          label={t('webhooks.nextKey')}
          value={next.publicKey}
          note={t('webhooks.nextKey.text', { moment: moment(next.signsFromDate, zone) })}
        />
      )}
      {former.map(({ id, publicKey, shownUntilDate }) => (
        <CopyField
          key={id}
          label={t('webhooks.formerKey')}
          value={publicKey}
          note={shownUntilDate ? t('webhooks.formerKey.text', { moment: moment(shownUntilDate, zone) }) : ''}
        />
      ))}
      <p>
        <LinkButton to={here({ confirm: 'key' })} look="outline" preventScrollReset>
          {t(next ? 'webhooks.replaceKey.change' : 'webhooks.replaceKey')}
        </LinkButton>
      </p>
    </section>
  )
}

/** Asks when the next key begins to sign. */
export function ConfirmReplaceKey({ isWaiting }: { isWaiting: boolean }) {
  const t = useT()
  const here = usePageLink()
  return (
    <ConfirmSheet
      title={t(isWaiting ? 'webhooks.replaceKey.changeTitle' : 'webhooks.replaceKey.title')}
      close={here({ confirm: null })}
      confirmLabel={t(isWaiting ? 'webhooks.replaceKey.change' : 'webhooks.replaceKey')}
      cancelLabel={t('webhooks.replaceKey.keep')}
    >
      <p>{t('webhooks.replaceKey.text')}</p>
      <Choice
        legend={t('webhooks.replaceKey.start')}
        name="start"
        value="later"
        options={starts.map((start) => ({
          value: start,
          label: t(`webhooks.replaceKey.start.${start}`, { count: noticeDays }),
          note: t(`webhooks.replaceKey.start.${start}.note`),
        }))}
      />
    </ConfirmSheet>
  )
}
