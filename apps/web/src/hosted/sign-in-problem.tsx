import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ProblemPage } from './problem-page.tsx'
import { signInReasons } from './sign-in-reasons.ts'

/** The server renders it at the URL that failed. */
export const handle = { isPlain: true }

export function loader({ url }: LoaderFunctionArgs) {
  const reason = signInReasons.find((known) => known === url.searchParams.get('reason')) ?? 'EXPIRED'
  return data({ reason }, { status: 400 })
}

/** Why a sign-in or a link of another site leads nowhere. */
export default function SignInProblem() {
  return <ProblemPage reason={useLoaderData<typeof loader>().reason} />
}
