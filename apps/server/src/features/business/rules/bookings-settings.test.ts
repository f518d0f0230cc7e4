import { describe, expect, it } from 'vitest'
import { changedSettings, completeSettings, firstSettings } from './bookings-settings.ts'

describe('bookings settings', () => {
  it('are complete by default', () => {
    expect(completeSettings({})).toEqual(firstSettings)
    expect(completeSettings({ cartCheckout: { enabled: null } }).cartCheckout).toEqual({ enabled: false })
  })

  it('change only masked fields, except read-only ones', () => {
    const sent = { revision: '7', features: {}, cartCheckout: { enabled: true }, staffSelection: { timing: null } }
    expect(changedSettings({}, sent, ['cartCheckout', 'features', 'revision'])).toEqual({
      cartCheckout: { enabled: true },
    })
    expect(changedSettings({}, sent, undefined)).toEqual({
      cartCheckout: { enabled: true },
      staffSelection: { timing: null },
    })
  })

  it('clear a masked field that was not sent', () => {
    expect(changedSettings({ cartCheckout: { enabled: true } }, {}, ['cartCheckout'])).toEqual({})
  })
})
