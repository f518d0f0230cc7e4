import { Form } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import type { MadeAccess } from '../data/made-access.ts'
import { FormButtons } from '../fields/form-buttons.tsx'
import { usePageLink } from '../page-link.ts'
import { MadeAccessFields } from '../rows/made-access.tsx'
import styles from './access.module.css'
import { AccessDrawer } from './access-drawer.tsx'
import type { Outcome } from './data/change-access.ts'
import type { WireKey } from './data/load-access.ts'
import { DrawerFoot } from './drawer-foot.tsx'
import { PermissionFields } from './permission-fields.tsx'
import { Problem, readChosenPermissions } from './problem.tsx'

type Props = {
  apiKey: WireKey | undefined
  outcome: Outcome | undefined
  isConfirming: boolean
  /** What was made with the key, while its revocation is confirmed. */
  made: readonly MadeAccess[]
}

/** The drawer of an API key: creates, edits and revokes it. */
export function KeyDrawer({ apiKey, outcome, isConfirming, made }: Props) {
  const t = useT()
  const refused = outcome && !outcome.done ? outcome : undefined
  return (
    <AccessDrawer
      id={apiKey?.id ?? 'new'}
      title={apiKey?.name ?? t('access.keys.new')}
      isRefused={refused !== undefined}
    >
      <Form method="post" className={styles.form} preventScrollReset noValidate>
        <input type="hidden" name="intent" value={apiKey ? 'updateKey' : 'createKey'} />
        {apiKey && <input type="hidden" name="id" value={apiKey.id} />}
        <Problem refused={refused} />
        <TextField
          label={t('access.name')}
          hint={t('access.keys.name.hint')}
          name="name"
          autoComplete="off"
          maxLength={100}
          defaultValue={refused?.values['name']?.[0] ?? apiKey?.name}
          error={refused?.wrong.includes('name') ? t('access.name.invalid') : undefined}
        />
        <PermissionFields chosen={refused ? readChosenPermissions(refused) : apiKey ? apiKey.permissions : []} />
        <DrawerFoot submitLabel={t(apiKey ? 'settings.save' : 'access.keys.button')} />
      </Form>
      {apiKey && <Revoke apiKey={apiKey} isConfirming={isConfirming} made={made} />}
    </AccessDrawer>
  )
}

type RevokeProps = Pick<Props, 'isConfirming' | 'made'> & { apiKey: WireKey }

function Revoke({ apiKey: { id, name }, isConfirming, made }: RevokeProps) {
  const t = useT()
  const pageLink = usePageLink()
  if (!isConfirming)
    return (
      <div className={styles.end}>
        <LinkButton to={pageLink({ confirm: '1' })} look="quietDanger" preventScrollReset>
          {t('access.revoke')}
        </LinkButton>
      </div>
    )
  return (
    <Form method="post" className={styles.end} preventScrollReset>
      <input type="hidden" name="intent" value="revokeKey" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="name" value={name} />
      <p>{t('access.revoke.confirm', { name })}</p>
      <MadeAccessFields made={made} lead="made.byKey" endsKeys />
      <FormButtons submit={t('access.revoke.button', { name })} look="danger" cancel={pageLink({ confirm: null })} />
    </Form>
  )
}
