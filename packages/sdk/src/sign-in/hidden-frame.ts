import type { Browser } from '../browser.ts'
import { clientError } from '../errors/kalends-error.ts'
import { type AuthorizationAnswer, readFrameAnswer } from './authorization.ts'

/** How long a hidden frame may take. Source: specification of members, section 9. */
export const frameTimeoutMs = 120_000

/**
 * Opens an authorization in a hidden frame and waits for its message. The frame is removed in any case.
 *
 * @throws KalendsError `OAuth flow timed out` after 120000 ms
 */
export async function askHiddenFrame(browser: Browser, url: string, state: string): Promise<AuthorizationAnswer> {
  const frame = browser.document.createElement('iframe')
  frame.style.display = 'none'
  frame.src = url
  let stop = (): void => undefined
  try {
    return await new Promise<AuthorizationAnswer>((resolve, reject) => {
      const listen = ({ data, source }: { data: unknown; source: unknown }): void => {
        const answer = readFrameAnswer(data)
        if (source === frame.contentWindow && answer.state === state) resolve(answer)
      }
      const timer = setTimeout(() => reject(clientError('TIMEOUT', 'OAuth flow timed out')), frameTimeoutMs)
      stop = () => {
        clearTimeout(timer)
        browser.removeEventListener('message', listen)
      }
      browser.addEventListener('message', listen)
      browser.document.body.append(frame)
    })
  } finally {
    stop()
    frame.remove()
  }
}
