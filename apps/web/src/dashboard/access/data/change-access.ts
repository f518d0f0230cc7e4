import type { Client } from '@kalends/sdk'
import { readMadeAccess } from '../../data/made-access.ts'
import { type RefusedForm, readNumber, readText, readValues, toRefusal } from '../../fields/read-form.ts'
import { allPermissions, type Permission } from '../permissions.ts'
import { changeCaptcha, findCaptchaProblems } from './change-captcha.ts'

/** A secret that is shown once and cannot be read again. */
export type OneTimeSecret = { name: string; clientId: string | null; secret: string | null }

/** The result of a form on the page. */
export type Outcome =
  | { intent: Intent; done: true; id: string; name: string; oneTimeSecret?: OneTimeSecret }
  | ({ intent: Intent; done: false } & RefusedForm)

const intents = [
  'policy',
  'captcha',
  'privacy',
  'staffPolicy',
  'createProvider',
  'updateProvider',
  'providerOff',
  'providerOn',
  'createClient',
  'updateClient',
  'clientOff',
  'clientOn',
  'createKey',
  'updateKey',
  'revokeKey',
] as const
export type Intent = (typeof intents)[number]

type Success = { id: string; name: string; oneTimeSecret?: OneTimeSecret }

/** Carries out the form's action. Returns undefined for a form the page does not have. */
export async function changeAccess(client: Client, form: FormData): Promise<Outcome | undefined> {
  const intent = intents.find((name) => name === readText(form, 'intent'))
  if (!intent) return undefined
  const wrong = intent === 'captcha' ? findCaptchaProblems(form) : []
  if (wrong.length > 0) return { intent, done: false, values: omitSecrets(readValues(form)), wrong, code: null }
  try {
    return { intent, done: true, ...(await actions[intent](client, form)) }
  } catch (error) {
    const refused = toRefusal(error, form)
    return { intent, done: false, ...refused, values: omitSecrets(refused.values) }
  }
}

/** Removes secrets, so that a refused form does not send them back. */
function omitSecrets(values: RefusedForm['values']): RefusedForm['values'] {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !/secret$/i.test(name)))
}

const actions: Record<Intent, (client: Client, form: FormData) => Promise<Success>> = {
  policy: async (client, form) => {
    const minimumPasswordLength = readNumber(form, 'minimumPasswordLength') ?? Number.NaN
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
    const members = readText(form, 'members')
    const defaultPrivacy = members === 'OPT_OUT' ? 'PUBLIC' : 'PRIVATE'
    await client.members.setDefaultPrivacyStatus({
      defaultPrivacy: { defaultPrivacy, revision: readText(form, 'defaultRevision') },
    })
    await client.members.setMemberPrivacySettings({
      memberPrivacySettings: {
        revision: readText(form, 'revision'),
        publicMemberCandidates: members === 'NONE' ? 'NO_ONE' : 'ANYONE',
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
      issuer: readText(form, 'issuer'),
      ...readProvider(form),
    })
    return requireName(provider)
  },
  updateProvider: async (client, form) => {
    const changes = { providerId: readText(form, 'id'), ...readProvider(form) }
    return requireName((await client.authentication.updateSignInProvider(changes)).provider)
  },
  providerOff: (client, form) => switchProvider(client, form, false),
  providerOn: (client, form) => switchProvider(client, form, true),
  createClient: async (client, form) => {
    const withSecret = form.get('kind') === 'server'
    const created = await client.identity.createOauthClient({
      name: readText(form, 'name'),
      ...readAddresses(form),
      withSecret,
      ...(withSecret ? { permissions: readPermissions(form) } : {}),
    })
    const { id, name } = created.client
    return { id, name, oneTimeSecret: { name, clientId: id, secret: created.clientSecret } }
  },
  updateClient: async (client, form) => {
    const changes = { name: readText(form, 'name'), ...readAddresses(form) }
    const { client: after } = await client.identity.updateOauthClient({
      clientId: readText(form, 'id'),
      ...changes,
      ...(form.has('hasSecret') ? { permissions: readPermissions(form) } : {}),
    })
    return { id: after.id, name: after.name }
  },
  clientOff: (client, form) => switchClient(client, form, false),
  clientOn: (client, form) => switchClient(client, form, true),
  createKey: async (client, form) => {
    const { apiKey, key } = await client.identity.issueApiKey({
      name: readText(form, 'name'),
      permissions: readPermissions(form),
    })
    return { id: apiKey.id, name: apiKey.name, oneTimeSecret: { name: apiKey.name, clientId: null, secret: key } }
  },
  updateKey: async (client, form) => {
    const changes = { name: readText(form, 'name'), permissions: readPermissions(form) }
    const { apiKey } = await client.identity.updateApiKey({ apiKeyId: readText(form, 'id'), ...changes })
    return { id: apiKey.id, name: apiKey.name }
  },
  revokeKey: async (client, form) => {
    const { ends: endMade, keep } = readMadeAccess(form)
    await client.identity.revokeApiKey({ apiKeyId: readText(form, 'id'), endMade, keep })
    return { id: readText(form, 'id'), name: readText(form, 'name') }
  },
}

async function switchClient(client: Client, form: FormData, enabled: boolean): Promise<Success> {
  const { ends: endMade, keep } = readMadeAccess(form)
  const ending = enabled ? {} : { endMade, keep }
  const { client: after } = await client.identity.updateOauthClient({
    clientId: readText(form, 'id'),
    enabled,
    ...ending,
  })
  return { id: after.id, name: after.name }
}

async function switchProvider(client: Client, form: FormData, enabled: boolean): Promise<Success> {
  const providerId = readText(form, 'id')
  return requireName((await client.authentication.updateSignInProvider({ providerId, enabled })).provider)
}

const requireName = ({ id, name }: Success): Success => ({ id, name })

/** An empty secret keeps the stored one. */
function readProvider(form: FormData) {
  const clientSecret = readText(form, 'clientSecret')
  return {
    name: readText(form, 'name'),
    clientId: readText(form, 'clientId'),
    scopes: readText(form, 'scopes').split(/\s+/).filter(Boolean),
    ...(clientSecret ? { clientSecret } : {}),
  }
}

/** Reads one URL per line. */
function readAddresses(form: FormData) {
  const lines = (name: string): string[] => [...new Set(readText(form, name).split(/\s+/).filter(Boolean))]
  return { redirectUris: lines('redirectUris'), allowedOrigins: lines('allowedOrigins') }
}

/** Returns null for all permissions, including future ones. */
function readPermissions(form: FormData): Permission[] | null {
  if (form.has('all')) return null
  return allPermissions.filter((permission) => form.getAll('permissions').includes(permission))
}
