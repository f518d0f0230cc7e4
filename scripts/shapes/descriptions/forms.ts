import { commonDescriptions } from './common.ts'

/** What the fields of the generated shapes of forms mean (common.ts). */
export const formsDescriptions: Readonly<Record<string, string>> = {
  ...commonDescriptions,
  captchaToken: 'The solved captcha, where the business asks for one with answers. It is looked at once and not kept.',
}
