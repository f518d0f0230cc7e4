import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { StructuredData } from './structured-data.tsx'

describe('facts for search engines', () => {
  it('cannot be ended by what an owner typed', () => {
    const html = renderToString(<StructuredData data={{ name: '</script><script>alert(1)</script>' }} />)
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(JSON.parse(html.replace(/<\/?script[^>]*>/g, ''))).toMatchObject({
      name: '</script><script>alert(1)</script>',
    })
  })
})
