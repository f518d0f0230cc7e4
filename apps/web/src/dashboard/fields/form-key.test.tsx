import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { FormKey, refuseForm } from './form-key.tsx'

const refuse = () => refuseForm({ problem: 'email' }).data

/** The key that a form sends after an answer of its page. */
function renderKey(answer: object | null): string | undefined {
  const router = createMemoryRouter([{ id: 'page', path: '/', element: <FormKey pageKey="of-the-page" /> }], {
    hydrationData: { loaderData: {}, actionData: { page: answer } },
  })
  return / value="([^"]+)"/.exec(renderToString(<RouterProvider router={router} />))?.[1]
}

describe('the key of a form', () => {
  it('is that of the page until the form was refused', () => {
    expect(renderKey(null)).toBe('of-the-page')
  })

  it('is another one after each refusal: the refused one would return the same refusal', () => {
    const first = refuse()
    const second = refuse()
    expect(first).toMatchObject({ problem: 'email' })
    expect(renderKey(first)).toBe(first.nextKey)
    expect(new Set(['of-the-page', renderKey(first), renderKey(second)]).size).toBe(3)
  })
})
