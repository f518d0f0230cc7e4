import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'

/** What rooms to the right do for forms: a captcha is asked for with answers where the business wants one. */
type FormsNeighbours = {
  checkCaptcha(context: Context, actor: Actor, address: string, token: string | null | undefined): Promise<void>
}

let neighbours: FormsNeighbours | undefined

/** Rooms to the right say here what they do, where the house is put together (`features/index.ts`). */
export function joinForms(them: FormsNeighbours): void {
  neighbours = them
}

/** Refuses answers whose captcha was not solved. */
export const checkCaptcha: FormsNeighbours['checkCaptcha'] = (...asked) => {
  if (!neighbours) throw new Error('Nobody looks at captchas: joinForms was not called')
  return neighbours.checkCaptcha(...asked)
}
