import { commonDescriptions } from './common.ts'

/** Descriptions of the fields of forms (see common.ts). */
export const formsDescriptions: Readonly<Record<string, string>> = {
  ...commonDescriptions,
  captchaToken: 'Solved captcha, required if the business asks for one with submissions; checked once and not stored.',
}
