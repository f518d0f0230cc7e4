import type { Operation } from '../../../operation.ts'
import { findCaptcha } from '../store.ts'
import { captchaView } from '../view.ts'

export const getCaptchaSettings: Operation<'getCaptchaSettings'> = async ({ actor }, { db }) => ({
  settings: captchaView(await findCaptcha(db, actor.siteId)),
})
