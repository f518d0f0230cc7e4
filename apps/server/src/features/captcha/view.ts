import type { captcha, Infer } from '@kalends/contract'
import type { CaptchaRow } from './store.ts'

/** API shape of the settings, without secrets. */
export function captchaView(row: CaptchaRow): Infer<typeof captcha.CaptchaSettings> {
  const { visibleSecret, invisibleSecret, ...shown } = row
  return { ...shown, hasVisibleSecret: visibleSecret !== null, hasInvisibleSecret: invisibleSecret !== null }
}
