import { useLoaderData, useSearchParams } from 'react-router'

/** Returns where to continue after sign-in, from the URL or from an earlier page. */
export function useNext(): string | undefined {
  const [search] = useSearchParams()
  const loaded = useLoaderData<{ next?: string } | undefined>()
  return search.get('next') ?? loaded?.next
}
