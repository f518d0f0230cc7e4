import type { Operation } from '../../../operation.ts'
import { newChallenge } from '../steps/challenge.ts'

/** Returns a challenge, whether or not one is required. */
export const createCaptchaChallenge: Operation<'createCaptchaChallenge'> = async ({ actor }, context) => {
  const { parameters, signature = '' } = await newChallenge(context, actor.siteId)
  return { parameters: { ...parameters }, signature }
}
