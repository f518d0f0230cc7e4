import { describe, expect, it } from 'vitest'
import { addressesAddedBy, type LoggedChange, settingChangedBy } from './made-access.ts'

const logged = (by: string, changes: LoggedChange['changes'], operation = 'update'): LoggedChange => ({
  operation,
  actor_id: by,
  entity_id: 'shop',
  entity_name: 'Shop',
  changes,
})
const eve = new Set(['eve', 'key of eve'])

describe('addresses of a connected app', () => {
  const here = 'https://shop.example/back'
  const there = 'https://evil.example/back'
  const shop = {
    id: 'shop',
    redirectUris: [here, there],
    allowedOrigins: [new URL(here).origin, new URL(there).origin],
  }

  it('are of whoever added them last, also with a key', () => {
    const byAda = logged('ada', [{ field: 'redirectUris', before: [there], after: [here] }])
    const byEve = logged('key of eve', [{ field: 'redirectUris', before: [here], after: [here, there] }])
    expect(addressesAddedBy(shop, [byEve, byAda], eve)).toEqual([there])
    const again = logged('ada', [{ field: 'redirectUris', before: [here], after: [here, there] }])
    expect(addressesAddedBy(shop, [again, byEve, byAda], eve)).toEqual([])
  })

  it('include origins that no redirect URI implies, and only those of this app', () => {
    const origin = 'https://more.example'
    const more = { ...shop, allowedOrigins: [...shop.allowedOrigins, origin] }
    const byEve = logged('eve', [{ field: 'allowedOrigins', before: shop.allowedOrigins, after: more.allowedOrigins }])
    expect(addressesAddedBy(more, [byEve], eve)).toEqual([origin])
    expect(addressesAddedBy(more, [{ ...byEve, entity_id: 'other' }], eve)).toEqual([])
  })
})

describe('a setting', () => {
  const fields = ['provider', 'stripe']
  const keys = logged('eve', [{ field: 'stripe.secretKeyLast4', before: '1111', after: '2222' }])

  it('is of whoever changed what matters last', () => {
    const text = logged('ada', [{ field: 'receiptFooter', after: 'Thanks' }])
    expect(settingChangedBy([text, keys], eve, fields)).toBe(keys)
    const after = logged('ada', [{ field: 'provider', before: 'STRIPE', after: 'NONE' }])
    expect(settingChangedBy([after, keys], eve, fields)).toBeUndefined()
  })

  it('is of nobody once it was deleted', () => {
    const gone = logged('eve', [{ field: 'host', before: 'mail.example' }], 'deleteMailServer')
    expect(settingChangedBy([gone], eve, ['host'])).toBeUndefined()
  })
})
