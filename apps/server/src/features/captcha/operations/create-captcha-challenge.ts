import type { Operation } from '../../../operation.ts'
import { newChallenge } from './challenge.ts'

/** Work for the caller's browser, whether or not anybody asks for it here. */
export const createCaptchaChallenge: Operation<'createCaptchaChallenge'> = async ({ actor }, context) => {
  const { parameters, signature = '' } = await newChallenge(context, actor.siteId)
  return { parameters: { ...parameters }, signature }
}
