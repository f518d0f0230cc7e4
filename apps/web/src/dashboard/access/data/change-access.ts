import type { Client } from '@kalends/sdk'
import { numberIn, type RefusedForm, refusalOf, textIn, typedIn } from '../../fields/read-form.ts'
import { allPermissions, type Permission } from '../permissions.ts'
import { captchaFaults, changeCaptcha } from './change-captcha.ts'

/** What is told once and never again. */
export type Once = { name: string; clientId: string | null; secret: string | null }

/** What became of a form of the page. */
export type Outcome =
  | { intent: Intent; done: true; id: string; name: string; once?: Once }
  | ({ intent: Intent; done: false } & RefusedForm)

const intents = [
  ...(['policy', 'captcha', 'privacy', 'staffPolicy'] as const),
  ...(['createProvider', 'updateProvider', 'providerOff', 'providerOn'] as const),
  ...(['createClient', 'updateClient', 'clientOff', 'clientOn'] as const),
  ...(['createKey', 'updateKey', 'revokeKey'] as const),
] as const
export type Intent = (typeof intents)[number]

type Done = { id: string; name: string; once?: Once }

/** Carries out what a form of the page asks; undefined for a form that is none of its own. */
export async function changeAccess(client: Client, form: FormData): Promise<Outcome | undefined> {
  const intent = intents.find((name) => name === textIn(form, 'intent'))
  if (!intent) return undefined
  const wrong = intent === 'captcha' ? captchaFaults(form) : []
  if (wrong.length > 0) return { intent, done: false, typed: withoutSecrets(typedIn(form)), wrong, code: null }
  try {
    return { intent, done: true, ...(await deeds[intent](client, form)) }
  } catch (error) {
    const refused = refusalOf(error, form)
    return { intent, done: false, ...refused, typed: withoutSecrets(refused.typed) }
  }
}

/** Secrets go in and never come back, not to the form either. */
function withoutSecrets(typed: RefusedForm['typed']): RefusedForm['typed'] {
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !/secret$/i.test(name)))
}

const deeds: Record<Intent, (client: Client, form: FormData) => Promise<Done>> = {
  policy: async (client, form) => {
    const minimumPasswordLength = numberIn(form, 'minimumPasswordLength') ?? Number.NaN
    const flag = (name: string): boolean => form.has(name)
    await client.authentication.updateSignOnPolicy({
      signOnPolicy: {
        requireOwnerApproval: flag('requireOwnerApproval'),
        hidesUnknownEmails: flag('hidesUnknownEmails'),
        requireEmailVerification: flag('requireEmailVerification'),
        minimumPasswordLength,
      },
    })
    return { id: '', name: '' }
  },
  captcha: async (client, form) => {
    await changeCaptcha(client, form)
    return { id: '', name: '' }
  },
  privacy: async (client, form) => {
    const members = textIn(form, 'members')
    const defaultPrivacy = members === 'everybody' ? 'PUBLIC' : 'PRIVATE'
    await client.members.setDefaultPrivacyStatus({
      defaultPrivacy: { defaultPrivacy, revision: textIn(form, 'defaultRevision') },
    })
    await client.members.setMemberPrivacySettings({
      memberPrivacySettings: {
        revision: textIn(form, 'revision'),
        publicMemberCandidates: members === 'nobody' ? 'NO_ONE' : 'ANYONE',
        publicMemberVisibility: form.get('visible') === 'ALL' ? 'VISIBLE_TO_ALL' : 'VISIBLE_TO_MEMBERS_ONLY',
      },
    })
    return { id: '', name: '' }
  },
  staffPolicy: async (client, form) => {
    await client.users.updateStaffPolicy({ staffPolicy: { requireSecondFactor: form.has('requireSecondFactor') } })
    return { id: '', name: '' }
  },
  createProvider: async (client, form) => {
    const { provider } = await client.authentication.createSignInProvider({
      issuer: textIn(form, 'issuer'),
      ...providerIn(form),
    })
    return named(provider)
  },
  updateProvider: async (client, form) => {
    const changes = { providerId: textIn(form, 'id'), ...providerIn(form) }
    return named((await client.authentication.updateSignInProvider(changes)).provider)
  },
  providerOff: (client, form) => switchProvider(client, form, false),
  providerOn: (client, form) => switchProvider(client, form, true),
  createClient: async (client, form) => {
    const withSecret = form.get('kind') === 'server'
    const made = await client.identity.createSignInClient({
      name: textIn(form, 'name'),
      ...addressesIn(form),
      withSecret,
      ...(withSecret ? { permissions: permissionsIn(form) } : {}),
    })
    const { id, name } = made.client
    return { id, name, once: { name, clientId: id, secret: made.clientSecret } }
  },
  updateClient: async (client, form) => {
    const changes = { name: textIn(form, 'name'), ...addressesIn(form) }
    const { client: after } = await client.identity.updateSignInClient({
      clientId: textIn(form, 'id'),
      ...changes,
      ...(form.has('hasSecret') ? { permissions: permissionsIn(form) } : {}),
    })
    return { id: after.id, name: after.name }
  },
  clientOff: (client, form) => switchClient(client, form, false),
  clientOn: (client, form) => switchClient(client, form, true),
  createKey: async (client, form) => {
    const { apiKey, key } = await client.identity.issueApiKey({
      name: textIn(form, 'name'),
      permissions: permissionsIn(form),
    })
    return { id: apiKey.id, name: apiKey.name, once: { name: apiKey.name, clientId: null, secret: key } }
  },
  updateKey: async (client, form) => {
    const changes = { name: textIn(form, 'name'), permissions: permissionsIn(form) }
    const { apiKey } = await client.identity.updateApiKey({ apiKeyId: textIn(form, 'id'), ...changes })
    return { id: apiKey.id, name: apiKey.name }
  },
  revokeKey: async (client, form) => {
    await client.identity.revokeApiKey({ apiKeyId: textIn(form, 'id') })
    return { id: textIn(form, 'id'), name: textIn(form, 'name') }
  },
}

async function switchClient(client: Client, form: FormData, enabled: boolean): Promise<Done> {
  const { client: after } = await client.identity.updateSignInClient({ clientId: textIn(form, 'id'), enabled })
  return { id: after.id, name: after.name }
}

async function switchProvider(client: Client, form: FormData, enabled: boolean): Promise<Done> {
  const providerId = textIn(form, 'id')
  return named((await client.authentication.updateSignInProvider({ providerId, enabled })).provider)
}

const named = ({ id, name }: Done): Done => ({ id, name })

/** A secret that is left empty stays as it is. */
function providerIn(form: FormData) {
  const clientSecret = textIn(form, 'clientSecret')
  return {
    name: textIn(form, 'name'),
    clientId: textIn(form, 'clientId'),
    scopes: textIn(form, 'scopes').split(/\s+/).filter(Boolean),
    ...(clientSecret ? { clientSecret } : {}),
  }
}

/** One address in a line. */
function addressesIn(form: FormData) {
  const lines = (name: string): string[] => [...new Set(textIn(form, name).split(/\s+/).filter(Boolean))]
  return { redirectUris: lines('redirectUris'), allowedOrigins: lines('allowedOrigins') }
}

/** null: everything, also what comes later. */
function permissionsIn(form: FormData): Permission[] | null {
  if (form.has('all')) return null
  return allPermissions.filter((permission) => form.getAll('permissions').includes(permission))
}
