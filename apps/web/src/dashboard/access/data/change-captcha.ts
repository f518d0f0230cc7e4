import type { Client } from '@kalends/sdk'
import { readText } from '../../fields/read-form.ts'

/** Forms that can require a captcha. */
export const captchaForms = ['REGISTER', 'LOGIN', 'BOOKING', 'FORMS'] as const

/** Captcha providers that need a site key and a secret. */
export const outsideProviders = ['RECAPTCHA', 'TURNSTILE'] as const

type Provider = 'ALTCHA' | (typeof outsideProviders)[number]
const kinds = ['visible', 'invisible'] as const

/** Field names of one key pair; `stored` is the hidden field that says its secret is stored. */
export function keyFieldNames(provider: Provider, kind: (typeof kinds)[number]) {
  const name = `${provider}.${kind}`
  return { siteKey: `${name}SiteKey`, secret: `${name}Secret`, stored: `${name}Stored` }
}

/** Saves the captcha settings. Turning the captcha off keeps its keys. */
export async function changeCaptcha(client: Client, form: FormData): Promise<void> {
  const provider = readProvider(form)
  const forms = captchaForms.filter((name) => form.getAll('forms').includes(name))
  if (!provider) await client.captcha.updateCaptchaSettings({ places: [] })
  else if (provider === 'ALTCHA') await client.captcha.updateCaptchaSettings({ provider, places: forms })
  else {
    const visible = readKeyPair(form, provider, 'visible')
    const invisible = readKeyPair(form, provider, 'invisible')
    await client.captcha.updateCaptchaSettings({
      provider,
      places: forms,
      visibleSiteKey: visible.siteKey,
      invisibleSiteKey: invisible.siteKey,
      ...(visible.secret === undefined ? {} : { visibleSecret: visible.secret }),
      ...(invisible.secret === undefined ? {} : { invisibleSecret: invisible.secret }),
    })
  }
}

/** Returns the invalid fields: at least one form must be chosen, and a site key needs its secret. */
export function findCaptchaProblems(form: FormData): string[] {
  const provider = readProvider(form)
  if (!provider) return []
  if (!form.has('forms')) return ['forms']
  if (provider === 'ALTCHA') return []
  const pairs = kinds.map((kind) => ({ ...keyFieldNames(provider, kind), ...readKeyPair(form, provider, kind) }))
  return pairs.every(({ isEmpty }) => isEmpty)
    ? [keyFieldNames(provider, 'visible').siteKey]
    : pairs.flatMap(({ missing }) => missing ?? [])
}

function readProvider(form: FormData): Provider | undefined {
  return (['ALTCHA', ...outsideProviders] as const).find((name) => name === readText(form, 'captcha'))
}

/** An empty secret keeps the stored one; without a site key both are removed. */
function readKeyPair(form: FormData, provider: Provider, kind: (typeof kinds)[number]) {
  const names = keyFieldNames(provider, kind)
  const siteKey = readText(form, names.siteKey)
  const secret = readText(form, names.secret)
  const missing =
    siteKey && !secret && !form.has(names.stored) ? names.secret : !siteKey && secret ? names.siteKey : null
  return {
    siteKey: siteKey || null,
    secret: siteKey ? secret || undefined : null,
    isEmpty: !siteKey && !secret,
    missing,
  }
}
