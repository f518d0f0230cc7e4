import { type LoaderFunctionArgs, redirectDocument, useLoaderData, useSearchParams } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { nextIn, readTrouble } from './continue-sign-in.ts'
import { ProviderTrouble } from './provider-trouble.tsx'

/** Redirects to a provider. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { authentication } = context.get(requestContext).kalends
  try {
    const requested = { providerId: params['providerId'] ?? '', ...nextIn(url) }
    throw redirectDocument((await authentication.startProviderSignIn(requested)).url)
  } catch (error) {
    if (error instanceof Response) throw error
    return { reason: readTrouble(error) }
  }
}

export default function ProviderStart() {
  const [search] = useSearchParams()
  return <ProviderTrouble {...useLoaderData<typeof loader>()} next={search.get('next') ?? undefined} />
}
