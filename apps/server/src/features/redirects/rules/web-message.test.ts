import { describe, expect, it } from 'vitest'
import { webMessagePage } from './web-message.ts'

describe('web message page', () => {
  it('posts to one origin, with the nonce of its response', () => {
    const page = webMessagePage({ code: 'c', state: 's' }, 'https://shop.example', 'n0nce')
    expect(page).toContain(
      '<script nonce="n0nce">window.parent.postMessage({"code":"c","state":"s"}, "https://shop.example")</script>',
    )
  })

  it('escapes states that would end the script', () => {
    const state = '</script><script>alert(1)</script><!-- & \u2028\u2029'
    const page = webMessagePage({ state }, 'https://shop.example', 'n')
    expect(page.match(/<\/script>/g)).toHaveLength(1)
    expect(page).not.toMatch(/[\u2028\u2029]|<!--/)
    const [, message = ''] = /postMessage\((\{.*?\}), "https/.exec(page) ?? []
    expect(JSON.parse(message)).toEqual({ state })
  })
})
