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
    summary: 'Returns which CAPTCHA is used, and where.',
    method: 'GET',
    paths: ['/v1/captcha/settings'],
    access: { manager: 'MANAGE_SETTINGS' },
    input: GetCaptchaSettingsRequest,
    output: CaptchaSettingsResponse,
    errors: [],
  }),
  updateCaptchaSettings: operation({
    id: 'updateCaptchaSettings',
    summary: 'Changes the CAPTCHA settings; secrets are never returned.',
    method: 'PATCH',
    paths: ['/v1/captcha/settings'],
    access: { manager: 'MANAGE_SETTINGS' },
    input: UpdateCaptchaSettingsRequest,
    output: CaptchaSettingsResponse,
    errors: ['INVALID_SETTINGS'],
  }),
  createCaptchaChallenge: operation({
    id: 'createCaptchaChallenge',
    summary: 'Creates a task for the browser; its solution is sent as the CAPTCHA token.',
    method: 'GET',
    paths: ['/v1/captcha/challenge'],
    access: everyoneReads,
    input: CreateCaptchaChallengeRequest,
    output: CaptchaChallenge,
    errors: [],
  }),
}
