/** Whose scripts and frames a page may need. */
export type Outside = 'ALTCHA' | 'RECAPTCHA' | 'TURNSTILE' | 'STRIPE'

type Sources = { scripts: readonly string[]; frames: readonly string[]; connections: readonly string[] }

const none: Sources = { scripts: [], frames: [], connections: [] }
const recaptcha = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
const turnstile = ['https://challenges.cloudflare.com']
const stripe = ['https://js.stripe.com', 'https://*.js.stripe.com']

const sourcesOf: Record<Outside, Sources> = {
  ALTCHA: none,
  RECAPTCHA: { scripts: recaptcha, frames: recaptcha, connections: [] },
  TURNSTILE: { scripts: turnstile, frames: turnstile, connections: [] },
  // Source: docs.stripe.com/security/guide, "Content security policy".
  STRIPE: {
    scripts: stripe,
    frames: [...stripe, 'https://hooks.stripe.com'],
    connections: ['https://api.stripe.com'],
  },
}

type Allowed = {
  nonce: string
  framers: readonly string[]
  onward: readonly string[]
  outside: readonly Outside[]
  isDevelopment: boolean
}

/**
 * Returns the content security policy of a page: only our own scripts run, and those of the outside providers it needs;
 * only those named frame it. Style attributes are ours: the widths of bars, the hues of people.
 */
export function contentPolicy({ nonce, framers, onward, outside, isDevelopment }: Allowed): string {
  const allowed = outside.map((name) => sourcesOf[name])
  const frames = allowed.flatMap((sources) => sources.frames)
  const connections = [...(isDevelopment ? ['ws:', 'wss:'] : []), ...allowed.flatMap((sources) => sources.connections)]
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", `'nonce-${nonce}'`, ...allowed.flatMap(({ scripts }) => scripts)].join(' '),
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connections].join(' '),
    ...(isDevelopment ? ["worker-src 'self' blob:"] : []),
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...onward].join(' '),
    `frame-ancestors ${framers.join(' ') || "'none'"}`,
  ]
  return policy.join('; ')
}
