import { describe, expect, it } from 'vitest'
import { changedSettings, completeSettings, firstSettings } from './bookings-settings.ts'

describe('the settings of bookings', () => {
  it('begin complete', () => {
    expect(completeSettings({})).toEqual(firstSettings)
    expect(completeSettings({ cartCheckout: { enabled: null } }).cartCheckout).toEqual({ enabled: false })
  })

  it('take the masked paths alone, and what is told from nobody', () => {
    const sent = { revision: '7', features: {}, cartCheckout: { enabled: true }, staffSelection: { timing: null } }
    expect(changedSettings({}, sent, ['cartCheckout', 'features', 'revision'])).toEqual({
      cartCheckout: { enabled: true },
    })
    expect(changedSettings({}, sent, undefined)).toEqual({
      cartCheckout: { enabled: true },
      staffSelection: { timing: null },
    })
  })

  it('clear a masked path that was not sent', () => {
    expect(changedSettings({ cartCheckout: { enabled: true } }, {}, ['cartCheckout'])).toEqual({})
  })
})
