import { data, useActionData } from 'react-router'

type NextKey = { nextKey: string }

/**
 * Answers a form that was refused, with the idempotency key of the next attempt: under the refused key the server would
 * return the same refusal.
 */
export function refuseForm<Answer extends object>(answer: Answer) {
  return data<Answer & NextKey>({ ...answer, nextKey: crypto.randomUUID() }, { status: 409 })
}

/** Returns the idempotency key for a form: the page's, or after a refusal that of the next attempt. */
export const chooseKey = (pageKey: string, answer: object | undefined): string =>
  (answer as Partial<NextKey> | undefined)?.nextKey ?? pageKey

/** Hidden field with the idempotency key: submitting twice has one effect, and a corrected form is a new attempt. */
export function FormKey({ pageKey }: { pageKey: string }) {
  return <input type="hidden" name="key" value={chooseKey(pageKey, useActionData<object>())} />
}
