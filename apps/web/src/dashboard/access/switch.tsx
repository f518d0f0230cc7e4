import { Form } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { LinkButton } from '../../ui/button.tsx'
import type { MadeAccess } from '../data/made-access.ts'
import { FormButtons } from '../fields/form-buttons.tsx'
import { usePageLink } from '../page-link.ts'
import { MadeAccessFields } from '../rows/made-access.tsx'
import styles from './access.module.css'

type Props = {
  kind: 'client' | 'provider'
  one: { id: string; name: string; enabled: boolean }
  isConfirming: boolean
  /** What was made with an app, while its deactivation is confirmed. */
  made?: readonly MadeAccess[]
}

/** Disables after a confirmation, or enables. */
export function Switch({ kind, one: { id, name, enabled }, isConfirming, made = [] }: Props) {
  const t = useT()
  const pageLink = usePageLink()
  if (enabled && !isConfirming)
    return (
      <div className={styles.end}>
        <LinkButton to={pageLink({ confirm: '1' })} look="quietDanger" preventScrollReset>
          {t('access.switchOff')}
        </LinkButton>
      </div>
    )
  return (
    <Form method="post" className={styles.end} preventScrollReset>
      <input type="hidden" name="intent" value={`${kind}${enabled ? 'Off' : 'On'}`} />
      <input type="hidden" name="id" value={id} />
      <p>{t(enabled ? `access.${kind}Off.confirm` : `access.${kind}On.confirm`, { name })}</p>
      {enabled && <MadeAccessFields made={made} lead="made.byApp" endsKeys endedLead="made.withApp" />}
      <FormButtons
        submit={t(enabled ? 'access.switchOff.button' : 'access.switchOn.button', { name })}
        look={enabled ? 'danger' : 'outline'}
        cancel={enabled && pageLink({ confirm: null })}
      />
    </Form>
  )
}
