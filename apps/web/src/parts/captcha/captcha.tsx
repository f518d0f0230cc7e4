import { type RefObject, useEffect, useRef, useState } from 'react'
import { useHydrated } from '../../lib/hydrated.ts'
import type { MessageKey } from '../../lib/messages/store.ts'
import { useSite } from '../../lib/site.ts'
import { useLanguage, useT } from '../../lib/translate.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './captcha.module.css'
import type { CaptchaForm, Challenge } from './challenge.ts'

type Props = {
  form: CaptchaForm
  challenge: Challenge | undefined
  /** Alternative for browsers without scripts. */
  without: string
}

/** The captcha of the form, if the business requires one. A submit before it is solved waits. */
export function Captcha({ form, challenge, without }: Props) {
  const { captcha } = useSite()
  if (!captcha?.places.includes(form)) return null
  return (
    <>
      {captcha.provider === 'ALTCHA' ? challenge && <Work challenge={challenge} /> : <Outside />}
      <noscript>
        <p className={styles.line}>{without}</p>
      </noscript>
    </>
  )
}

type State = 'working' | 'done' | 'failed'

const messageKeys: Record<State, MessageKey> = {
  working: 'captcha.working',
  done: 'captcha.done',
  failed: 'captcha.failed',
}

/** Proof of work in the browser, without interaction or third party. */
function Work({ challenge }: { challenge: Challenge }) {
  const t = useT()
  const isHydrated = useHydrated()
  const [solved, setSolved] = useState<{ of: Challenge; token: string | undefined }>()
  const token = solved?.of === challenge ? solved.token : undefined
  const state: State = solved?.of !== challenge ? 'working' : token ? 'done' : 'failed'
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const leaving = new AbortController()
    const work = async () => {
      const token = await import('./solve.ts')
        .then(({ solve }) => solve(challenge, leaving.signal))
        .catch(() => undefined)
      if (!leaving.signal.aborted) setSolved({ of: challenge, token })
    }
    void work()
    return () => leaving.abort()
  }, [challenge])
  useWaitingPress(field, state === 'working')
  return (
    <>
      <input ref={field} type="hidden" name="captcha" value={token ?? ''} />
      {isHydrated && (
        <p className={styles.line} role="status" data-captcha={state}>
          <Icon name={state === 'failed' ? 'warning' : 'check'} size={18} />
          {t(messageKeys[state])}
        </p>
      )}
    </>
  )
}

/** Delays a submit until the challenge is solved. */
function useWaitingPress(field: RefObject<HTMLInputElement | null>, isWorking: boolean): void {
  const waiting = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const form = field.current?.form
    if (!form) return
    if (!isWorking) {
      if (waiting.current) form.requestSubmit(waiting.current)
      waiting.current = null
      return
    }
    const hold = (event: SubmitEvent) => {
      event.preventDefault()
      event.stopPropagation()
      waiting.current = event.submitter
    }
    form.addEventListener('submit', hold)
    return () => form.removeEventListener('submit', hold)
  }, [field, isWorking])
}

/** The captcha of an external provider. */
function Outside() {
  const t = useT()
  const language = useLanguage()
  const { captcha } = useSite()
  const container = useRef<HTMLDivElement>(null)
  const [token, setToken] = useState('')
  const [isFailed, setFailed] = useState(false)
  const { provider, visibleSiteKey, invisibleSiteKey } = captcha ?? {}
  const siteKey = visibleSiteKey ?? invisibleSiteKey
  useEffect(() => {
    const at = container.current
    if (!at || !siteKey || !provider || provider === 'ALTCHA' || at.childElementCount > 0) return
    const shown = { provider, siteKey, isVisible: visibleSiteKey !== null, language }
    import('./outside-captcha.ts')
      .then(({ showCaptcha }) => showCaptcha(at, shown, setToken))
      .catch(() => setFailed(true))
  }, [provider, siteKey, visibleSiteKey, language])
  return (
    <>
      <input type="hidden" name={visibleSiteKey === null ? 'invisibleCaptcha' : 'captcha'} value={token} />
      <div ref={container} />
      {isFailed && (
        <p className={styles.line} role="status">
          <Icon name="warning" size={18} />
          {t('captcha.failed')}
        </p>
      )}
    </>
  )
}
