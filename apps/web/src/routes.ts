import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every page of all faces. Addresses are without the site's prefix `/s/{siteSlug}`, which is the router's basename. */
export default [
  layout('site/layout.tsx', [index('site/home.tsx'), route('*', 'site/not-found.tsx')]),
] satisfies RouteConfig
