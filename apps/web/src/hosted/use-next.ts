import { useLoaderData, useSearchParams } from 'react-router'

/** Where somebody goes on to once they are in: the address says it, or the page remembers what an earlier one said. */
export function useNext(): string | undefined {
  const [search] = useSearchParams()
  const loaded = useLoaderData<{ next?: string } | undefined>()
  return search.get('next') ?? loaded?.next
}
