import type { captcha, Infer } from '@kalends/contract'
import type { CaptchaRow } from './store.ts'

/** The settings as those who run the business see them: of secrets only whether they are there. */
export function captchaView(row: CaptchaRow): Infer<typeof captcha.CaptchaSettings> {
  const { visibleSecret, invisibleSecret, ...shown } = row
  return { ...shown, hasVisibleSecret: visibleSecret !== null, hasInvisibleSecret: invisibleSecret !== null }
}
