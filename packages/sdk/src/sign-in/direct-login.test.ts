import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Frame, FrameMessage } from '../browser.ts'
import type { Received } from '../test/fake-server.ts'
import { aFrontEnd, apiUrl, fullUrl } from '../test/front-end.ts'

describe('a direct login', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  function aBrowser(onOpen: (frame: Frame) => void = () => undefined) {
    const listeners = new Set<(event: FrameMessage) => void>()
    const frames = new Set<Frame>()
    const body = {
      append: (frame: Frame) => {
        frames.add(frame)
        onOpen(frame)
      },
    }
    const createElement = (): Frame => {
      const frame: Frame = {
        src: '',
        style: { display: '' },
        contentWindow: {},
        remove: () => void frames.delete(frame),
      }
      return frame
    }
    vi.stubGlobal('document', { cookie: '', body, createElement })
    vi.stubGlobal('addEventListener', (_: string, listen: (event: FrameMessage) => void) => listeners.add(listen))
    vi.stubGlobal('removeEventListener', (_: string, listen: (event: FrameMessage) => void) => listeners.delete(listen))
    const post = (event: FrameMessage): void => {
      for (const listen of [...listeners]) listen(event)
    }
    return { post, left: () => [frames.size, listeners.size] }
  }

  const stateOf = ({ sentTo }: { sentTo: (path: string) => Received[] }): string =>
    sentTo('/v1/redirect-session')[0]?.body.auth.authRequest.state

  it('takes the code from a hidden frame and cleans up', async () => {
    const frontEnd = aFrontEnd({ '/v1/redirect-session': fullUrl('/authorize?of=frame') })
    const seen: string[] = []
    const browser = aBrowser((frame) => {
      seen.push(frame.src, frame.style.display)
      const state = stateOf(frontEnd)
      browser.post({ source: 'another window', data: { code: 'forged', state } })
      browser.post({ source: frame.contentWindow, data: { code: 'stale', state: 'another' } })
      browser.post({ source: frame.contentWindow, data: 'noise' })
      browser.post({ source: frame.contentWindow, data: { code: 'c', state } })
    })
    const tokens = await frontEnd.auth.getMemberTokensForDirectLogin('session')
    expect(seen).toEqual([`${apiUrl}/authorize?of=frame`, 'none'])
    expect(frontEnd.sentTo('/v1/redirect-session')[0]?.body.auth).toMatchObject({
      prompt: 'none',
      authRequest: { responseMode: 'web_message', sessionToken: 'session' },
    })
    expect(frontEnd.sentTo('/v1/redirect-session')[0]?.body.auth.authRequest).not.toHaveProperty('redirectUri')
    expect(frontEnd.sentTo('/oauth2/token').at(-1)?.body).toMatchObject({ grantType: 'authorization_code', code: 'c' })
    expect(tokens.refreshToken.role).toBe('member')
    expect(browser.left()).toEqual([0, 0])
  })

  it('fails with the error of the frame', async () => {
    const frontEnd = aFrontEnd({ '/v1/redirect-session': fullUrl('/authorize') })
    const browser = aBrowser((frame) =>
      browser.post({ source: frame.contentWindow, data: { error: 'login_required', state: stateOf(frontEnd) } }),
    )
    await expect(frontEnd.auth.getMemberTokensForDirectLogin('used')).rejects.toMatchObject({ code: 'login_required' })
    expect(browser.left()).toEqual([0, 0])
  })

  it('gives up after 120000 ms', async () => {
    vi.useFakeTimers()
    const opened = Promise.withResolvers<void>()
    const browser = aBrowser(() => opened.resolve())
    const { auth } = aFrontEnd({ '/v1/redirect-session': fullUrl('/authorize') })
    let failed: unknown
    const login = auth.getMemberTokensForDirectLogin('session').catch((error: unknown) => {
      failed = error
    })
    await opened.promise
    await vi.advanceTimersByTimeAsync(119_999)
    expect(failed).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    await login
    expect(failed).toMatchObject({ message: 'OAuth flow timed out', code: 'TIMEOUT' })
    expect(browser.left()).toEqual([0, 0])
  })

  it('needs a browser', async () => {
    await expect(aFrontEnd().auth.getMemberTokensForDirectLogin('s')).rejects.toMatchObject({ code: 'NO_BROWSER' })
  })
})
