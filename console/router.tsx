import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { keeper, prefix } from './api/platform.ts'
import { parseSearch, type Search, stringifySearch } from './derive/address.ts'
import { isOpenTo, partyOf } from './derive/doors.ts'
import type { NounPage } from './derive/noun.ts'
import { NotFound } from './pages/Dead.tsx'
import { Failed } from './pages/Failed.tsx'
import { Shell } from './pages/Shell.tsx'
import type { ToolPage } from './pages/Tool.tsx'
import { type NounRoute, nounRoutes, toolRoutes } from './routes.ts'
import { Loading } from './ui/Loading.tsx'

const root = createRootRoute({
  component: () => <Shell routes={[...nounRoutes, ...toolRoutes]} />,
  notFoundComponent: NotFound,
  errorComponent: Failed,
})

/** Of parties, what waits for them; of staff, the first page that they may see. */
const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    const { session } = keeper.get()
    if (!session || partyOf(session)) return
    const first = nounRoutes.find(({ right }) => isOpenTo(session, [right]))
    if (first) throw redirect({ to: `/${first.slug}`, replace: true })
  },
  component: lazyRouteComponent(() => import('./pages/Home.tsx'), 'Home'),
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
    path: `/${row.slug}/incluir/$comando`,
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

const tools = toolRoutes.map(({ slug, label, load }) =>
  createRoute({
    getParentRoute: () => root,
    path: `/${slug}`,
    loader: async (): Promise<ToolPage> => ({ label, commands: await load() }),
    component: lazyRouteComponent(() => import('./pages/Tool.tsx'), 'Tool'),
  }),
)

export const router = createRouter({
  routeTree: root.addChildren([home, ...pages, ...tools]),
  basepath: prefix || '/',
  parseSearch,
  stringifySearch,
  defaultPendingComponent: Loading,
  // Pages are few and small: they are there before anybody could see that they were not.
  defaultPendingMs: 300,
  scrollRestoration: true,
})
