import { matchRoutes, type RouteObject } from 'react-router'
import { type FormHandle, type PageForm, usualForm } from './page-form.ts'

type BuiltRoute = {
  id: string
  parentId?: string | undefined
  path?: string | undefined
  index?: boolean | undefined
  module: { action?: unknown; handle?: unknown }
}

/** Finds what the page at a path takes as a form, among the routes of a build. */
export function findForms(
  routes: Readonly<Record<string, BuiltRoute | undefined>>,
): (path: string) => PageForm | 'no page' | 'no form' {
  const tree = findChildren(routes, undefined)
  return (path) => {
    const matches = matchRoutes(tree, pagePath(path)) ?? []
    const leaf = matches.at(-1)
    if (!leaf || leaf.route.path === '*') return 'no page'
    // The form of an index page may be answered by the page around it.
    const taking = (leaf.route.index ? matches.slice(-2) : [leaf])
      .map(({ route }) => routes[route.id ?? '']?.module)
      .filter((module) => module?.action !== undefined)
    if (taking.length === 0) return 'no form'
    const handle = taking.at(-1)?.handle as Partial<FormHandle> | undefined
    return handle?.form ?? usualForm
  }
}

/** Returns the path of the page whose data is requested: scripts submit forms to its path with `.data` appended. */
function pagePath(path: string): string {
  return path.replace(/\/_(?:root)?\.data$/, '/').replace(/\.data$/, '') || '/'
}

function findChildren(
  routes: Readonly<Record<string, BuiltRoute | undefined>>,
  parentId: string | undefined,
): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, index } = route
    const placed = path === undefined ? { id } : { id, path }
    return [index ? { ...placed, index } : { ...placed, children: findChildren(routes, id) }]
  })
}
