import { createKalends, queryDefaults } from '@kalends/sdk'
import type { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createQueryClient, KalendsProvider, queryKey, useKalends, useKalendsQuery } from './index.ts'

const input = { query: {} }

function Names() {
  const { data } = useKalendsQuery('services', 'queryServices', input)
  return <p>{data?.services?.map(({ name }) => name).join(', ') ?? 'Loading'}</p>
}

const aClient = () => createKalends({ apiUrl: 'http://127.0.0.1:1', clientId: 'c' })

describe('useKalendsQuery', () => {
  it('shows on a server what the request has loaded, and nothing of another request', () => {
    const queryClient = createQueryClient()
    queryClient.setQueryData(queryKey('services', 'queryServices', input), { services: [{ name: 'Massage' }] })
    const render = (props: { queryClient?: QueryClient }) =>
      renderToString(
        <KalendsProvider client={aClient()} {...props}>
          <Names />
        </KalendsProvider>,
      )
    expect(render({ queryClient })).toBe('<p>Massage</p>')
    expect(render({})).toBe('<p>Loading</p>')
  })

  it('has a key whose beginning stands for all inputs', () => {
    expect(queryKey('services', 'queryServices', input)).toEqual(['kalends', 'services', 'queryServices', input])
    expect(queryKey('services')).toEqual(['kalends', 'services'])
  })
})

describe('useKalends', () => {
  it('needs a provider', () => {
    const Alone = () => <p>{typeof useKalends()}</p>
    expect(() => renderToString(<Alone />)).toThrow('useKalends must be used inside a KalendsProvider')
  })
})

describe('createQueryClient', () => {
  it('caches for five minutes and repeats as the specification says', () => {
    const { gcTime, retryDelay } = createQueryClient().getDefaultOptions().queries ?? {}
    expect(gcTime).toBe(300_000)
    expect(retryDelay).toBe(queryDefaults.retryDelay)
  })
})
