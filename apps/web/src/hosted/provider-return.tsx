import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { continueSignIn, nextUrl, readTrouble } from './continue-sign-in.ts'
import { ProviderTrouble } from './provider-trouble.tsx'
import { Step } from './steps.tsx'

/** Signs in someone returning from a provider. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(requestContext)
  try {
    const { signIn, next } = await page.kalends.authentication.finishProviderSignIn({ query: url.search })
    const from = new URL(next === null ? '/' : `/?${new URLSearchParams({ next })}`, url)
    const state = await continueSignIn(page, signIn, signIn.identity?.email?.address ?? '', nextUrl(page, from))
    return { state, next: next ?? undefined }
  } catch (error) {
    if (error instanceof Response) throw error
    return data({ reason: readTrouble(error) }, { status: 400 })
  }
}

export default function ProviderReturn() {
  const found = useLoaderData<typeof loader>()
  if ('reason' in found) return <ProviderTrouble reason={found.reason ?? ''} next={undefined} />
  return <Step state={found.state} />
}
