import { everyoneReads, operation } from '../operation.ts'
import {
  CaptchaChallenge,
  CaptchaSettingsResponse,
  CreateCaptchaChallengeRequest,
  GetCaptchaSettingsRequest,
  UpdateCaptchaSettingsRequest,
} from './shapes.ts'

/** Operations on captchas. */
export const captchaOperations = {
  getCaptchaSettings: operation({
    id: 'getCaptchaSettings',
    summary: 'Where a captcha is asked for, and which.',
    method: 'GET',
    paths: ['/v1/captcha/settings'],
    access: { manager: 'MANAGE_SETTINGS' },
    input: GetCaptchaSettingsRequest,
    output: CaptchaSettingsResponse,
    errors: [],
  }),
  updateCaptchaSettings: operation({
    id: 'updateCaptchaSettings',
    summary: 'Changes what is sent; secrets go in and never come out.',
    method: 'PATCH',
    paths: ['/v1/captcha/settings'],
    access: { manager: 'MANAGE_SETTINGS' },
    input: UpdateCaptchaSettingsRequest,
    output: CaptchaSettingsResponse,
    errors: ['INVALID_SETTINGS'],
  }),
  createCaptchaChallenge: operation({
    id: 'createCaptchaChallenge',
    summary: 'Work for a browser; solved, it goes where a captcha’s token goes.',
    method: 'GET',
    paths: ['/v1/captcha/challenge'],
    access: everyoneReads,
    input: CreateCaptchaChallengeRequest,
    output: CaptchaChallenge,
    errors: [],
  }),
}
