type Captchas = {
  render: (at: HTMLElement, options: Record<string, unknown>) => unknown
  execute?: (id: unknown) => void
}

const scripts = {
  RECAPTCHA: { from: 'https://www.google.com/recaptcha/api.js?render=explicit', name: 'grecaptcha' },
  TURNSTILE: { from: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit', name: 'turnstile' },
} as const

type Shown = { provider: keyof typeof scripts; siteKey: string; isVisible: boolean; language: string }

/** Renders the captcha of an external provider and passes on its token. */
export async function showCaptcha(at: HTMLElement, shown: Shown, onToken: (token: string) => void): Promise<void> {
  const { from, name } = scripts[shown.provider]
  const captchas = await loaded(`${from}&hl=${shown.language}`, name)
  const size = shown.isVisible ? {} : { size: 'invisible' }
  const options = { sitekey: shown.siteKey, callback: onToken, 'expired-callback': () => onToken(''), ...size }
  const id = captchas.render(at, options)
  if (!shown.isVisible && shown.provider === 'RECAPTCHA') captchas.execute?.(id)
}

function loaded(from: string, name: string): Promise<Captchas> {
  const found = () =>
    (window as unknown as Record<string, (Captchas & { ready?: (then: () => void) => void }) | undefined>)[name]
  return new Promise((resolve, reject) => {
    const ready = () => {
      const captchas = found()
      if (!captchas) return reject(new Error(`${name} is not there`))
      return captchas.ready ? captchas.ready(() => resolve(captchas)) : resolve(captchas)
    }
    if (found()) return ready()
    const script = document.createElement('script')
    script.src = from
    script.async = true
    script.onload = ready
    script.onerror = () => reject(new Error(`${from} was not loaded`))
    document.head.append(script)
  })
}
