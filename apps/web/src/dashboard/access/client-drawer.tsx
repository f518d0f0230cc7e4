import { Form } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Choice } from '../../ui/choice.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import type { MadeAccess } from '../data/made-access.ts'
import { CopyField } from '../fields/copy-field.tsx'
import styles from './access.module.css'
import { AccessDrawer } from './access-drawer.tsx'
import type { Outcome } from './data/change-access.ts'
import type { WireClient } from './data/load-access.ts'
import { DrawerFoot } from './drawer-foot.tsx'
import { PermissionFields } from './permission-fields.tsx'
import { Problem, readChosenPermissions } from './problem.tsx'
import { Switch } from './switch.tsx'

type Props = {
  client: WireClient | undefined
  outcome: Outcome | undefined
  isConfirming: boolean
  /** What was made with the app, while its deactivation is confirmed. */
  made: readonly MadeAccess[]
}

/** The drawer of a connected app or server: creates, edits and enables or disables it. */
export function ClientDrawer({ client, outcome, isConfirming, made }: Props) {
  const t = useT()
  const refused = outcome && !outcome.done ? outcome : undefined
  return (
    <AccessDrawer
      id={client?.id ?? 'new'}
      title={client?.name ?? t('access.clients.new')}
      isRefused={refused !== undefined}
    >
      {client && <CopyField label={t('access.clientId')} value={client.id} />}
      <ClientForm client={client} refused={refused} />
      {client && <Switch kind="client" one={client} isConfirming={isConfirming} made={made} />}
    </AccessDrawer>
  )
}

type Refused = Extract<Outcome, { done: false }>

function ClientForm({ client, refused }: { client: WireClient | undefined; refused: Refused | undefined }) {
  const t = useT()
  const values = (name: string, stored: string): string => refused?.values[name]?.[0] ?? stored
  const findError = (name: 'name' | 'redirectUris' | 'allowedOrigins'): string | undefined =>
    refused?.wrong.includes(name) ? t(`access.${name}.invalid`) : undefined
  const implied = new Set(client?.redirectUris.map((uri) => new URL(uri).origin))
  const named = client?.allowedOrigins.filter((origin) => !implied.has(origin)) ?? []
  return (
    <Form method="post" className={styles.form} preventScrollReset noValidate>
      <input type="hidden" name="intent" value={client ? 'updateClient' : 'createClient'} />
      {client && <input type="hidden" name="id" value={client.id} />}
      {client?.hasSecret && <input type="hidden" name="hasSecret" value="yes" />}
      <Problem refused={refused} />
      <TextField
        label={t('access.name')}
        hint={t('access.clients.name.hint')}
        name="name"
        autoComplete="off"
        maxLength={100}
        defaultValue={values('name', client?.name ?? '')}
        error={findError('name')}
      />
      {!client && (
        <Choice
          legend={t('access.kind')}
          name="kind"
          value={values('kind', 'page')}
          options={(['page', 'server'] as const).map((value) => ({
            value,
            label: t(`access.kind.${value}`),
            note: t(`access.kind.${value}.hint`),
          }))}
        />
      )}
      <TextArea
        label={t('access.redirectUris')}
        optional={t('people.optional')}
        hint={t('access.redirectUris.hint')}
        name="redirectUris"
        dir="ltr"
        spellCheck={false}
        defaultValue={values('redirectUris', client?.redirectUris.join('\n') ?? '')}
        error={findError('redirectUris')}
      />
      <TextArea
        label={t('access.allowedOrigins')}
        optional={t('people.optional')}
        hint={t('access.allowedOrigins.hint')}
        name="allowedOrigins"
        dir="ltr"
        spellCheck={false}
        defaultValue={values('allowedOrigins', named.join('\n'))}
        error={findError('allowedOrigins')}
      />
      {(!client || client.hasSecret) && (
        <PermissionFields chosen={refused ? readChosenPermissions(refused) : (client?.permissions ?? null)} />
      )}
      <DrawerFoot submitLabel={t(client ? 'settings.save' : 'access.clients.button')} />
    </Form>
  )
}
