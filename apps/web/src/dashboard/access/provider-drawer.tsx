import { Form } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { TextField } from '../../ui/field.tsx'
import { CopyField } from '../fields/copy-field.tsx'
import styles from './access.module.css'
import { AccessDrawer } from './access-drawer.tsx'
import type { Outcome } from './data/change-access.ts'
import type { WireProvider } from './data/load-access.ts'
import { DrawerFoot } from './drawer-foot.tsx'
import { Problem } from './problem.tsx'
import { Switch } from './switch.tsx'

type Props = {
  provider: WireProvider | undefined
  returnUrl: string
  outcome: Outcome | undefined
  isConfirming: boolean
}

/** The drawer of a sign-in provider: creates, edits and enables or disables it. */
export function ProviderDrawer({ provider, returnUrl, outcome, isConfirming }: Props) {
  const t = useT()
  const refused = outcome && !outcome.done ? outcome : undefined
  return (
    <AccessDrawer
      id={provider?.id ?? 'new'}
      title={provider?.name ?? t('access.providers.new')}
      isRefused={refused !== undefined}
    >
      <CopyField label={t('access.returnUrl')} value={returnUrl} note={t('access.returnUrl.note')} />
      <ProviderForm provider={provider} refused={refused} />
      {provider && <Switch kind="provider" one={provider} isConfirming={isConfirming} />}
    </AccessDrawer>
  )
}

type Refused = Extract<Outcome, { done: false }>
type Field = 'name' | 'issuer' | 'clientId' | 'clientSecret' | 'scopes'

function ProviderForm({ provider, refused }: { provider: WireProvider | undefined; refused: Refused | undefined }) {
  const t = useT()
  const field = (name: Field, stored: string) => ({
    name,
    autoComplete: 'off',
    defaultValue: refused?.values[name]?.[0] ?? stored,
    error: refused?.wrong.includes(name) ? t(`access.provider.${name}.invalid`) : undefined,
  })
  const asWritten = { dir: 'ltr', spellCheck: false, autoCapitalize: 'none' } as const
  return (
    <Form method="post" className={styles.form} preventScrollReset noValidate>
      <input type="hidden" name="intent" value={provider ? 'updateProvider' : 'createProvider'} />
      {provider && <input type="hidden" name="id" value={provider.id} />}
      <Problem refused={refused} />
      <TextField
        {...field('name', provider?.name ?? '')}
        label={t('access.name')}
        hint={t('access.provider.name.hint')}
        maxLength={60}
      />
      <TextField
        {...field('issuer', provider?.issuer ?? '')}
        {...asWritten}
        type="url"
        label={t('access.provider.issuer')}
        hint={t(provider ? 'access.provider.issuer.fixed' : 'access.provider.issuer.hint')}
        maxLength={500}
        readOnly={provider !== undefined}
      />
      <TextField
        {...field('clientId', provider?.clientId ?? '')}
        {...asWritten}
        label={t('access.clientId')}
        hint={t('access.provider.clientId.hint')}
        maxLength={500}
      />
      <TextField
        {...field('clientSecret', '')}
        {...asWritten}
        type="password"
        autoComplete="new-password"
        label={t('access.secret')}
        optional={t('people.optional')}
        hint={t(provider?.hasSecret ? 'access.secret.saved' : 'access.provider.clientSecret.hint')}
        maxLength={500}
      />
      <TextField
        {...field('scopes', provider?.scopes.join(' ') ?? 'openid email profile')}
        {...asWritten}
        label={t('access.provider.scopes')}
        hint={t('access.provider.scopes.hint')}
        maxLength={2000}
      />
      <DrawerFoot submitLabel={t(provider ? 'settings.save' : 'access.providers.button')} />
    </Form>
  )
}
