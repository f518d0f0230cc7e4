import type { TestApp } from '../support/index.ts'

/** Asks one of the lists that stand beside services. */
export function requesting({ app }: TestApp, noun: 'policies' | 'booking-forms' | 'locations' | 'categories') {
  return async (authorization: string, payload: object) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/v2/services/${noun}/query`,
      headers: { authorization },
      payload,
    })
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return answer.json()
  }
}
