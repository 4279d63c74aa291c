import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { keeper, prefix } from './api/platform.ts'
import { parseSearch, type Search, stringifySearch } from './derive/address.ts'
import type { NounPage } from './derive/noun.ts'
import { NoAccess, NotFound } from './pages/Dead.tsx'
import { Failed } from './pages/Failed.tsx'
import { Shell } from './pages/Shell.tsx'
import { type NounRoute, nounRoutes } from './routes.ts'
import { Loading } from './ui/Loading.tsx'

const root = createRootRoute({
  component: () => <Shell routes={nounRoutes} />,
  notFoundComponent: NotFound,
  errorComponent: Failed,
})

/** The first page that somebody may see. */
const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    const permissoes = keeper.get().session?.pessoa?.permissoes ?? []
    const first = nounRoutes.find(({ right }) => permissoes.includes(right))
    if (first) throw redirect({ to: `/${first.slug}`, replace: true })
  },
  component: NoAccess,
})

const loaderOf =
  ({ slug, load }: NounRoute) =>
  async (): Promise<NounPage> => ({ noun: await load(), slug })

const asTheyAre = (search: Record<string, unknown>) => search as Search

const pages = nounRoutes.flatMap((row) => [
  createRoute({
    getParentRoute: () => root,
    path: `/${row.slug}`,
    validateSearch: asTheyAre,
    loader: loaderOf(row),
    component: lazyRouteComponent(() => import('./pages/Listing.tsx'), 'Listing'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: `/${row.slug}/incluir`,
    loader: loaderOf(row),
    component: lazyRouteComponent(() => import('./pages/Include.tsx'), 'Include'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: `/${row.slug}/$id`,
    loader: loaderOf(row),
    component: lazyRouteComponent(() => import('./pages/Record.tsx'), 'Record'),
  }),
])

export const router = createRouter({
  routeTree: root.addChildren([home, ...pages]),
  basepath: prefix || '/',
  parseSearch,
  stringifySearch,
  defaultPendingComponent: Loading,
  // Pages are few and small: they are there before anybody could see that they were not.
  defaultPendingMs: 300,
  scrollRestoration: true,
})
