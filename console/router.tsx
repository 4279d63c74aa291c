import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { askListAhead, askPageAhead, askRecordAhead, awaited } from './api/ahead.ts'
import { prefix } from './api/platform.ts'
import { parseSearch, type Search, stringifySearch, type Wanted } from './derive/address.ts'
import type { Noun, NounPage } from './derive/noun.ts'
import { isNumbered, named } from './derive/record-path.ts'
import { NotFound } from './pages/Dead.tsx'
import { Failed } from './pages/Failed.tsx'
import { derivedFiles, homeFile } from './pages/files.ts'
import type { OverviewPage } from './pages/Overview.tsx'
import { ownOr, ownPages } from './pages/own.tsx'
import { Shell } from './pages/Shell.tsx'
import type { ToolPage } from './pages/Tool.tsx'
import { overviewsOf } from './routes/overviews.ts'
import { menuRows, type NounRoute, nounRoutes, type PageRoute, pageRoutes, toolRoutes } from './routes.ts'
import { Loading } from './ui/Loading.tsx'

const root = createRootRoute({
  component: () => <Shell routes={menuRows} />,
  notFoundComponent: NotFound,
  errorComponent: Failed,
})

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  // Not awaited: the parts of the panel appear as they arrive.
  loader: async () => void (await homeFile()).askPanelAhead(),
  component: lazyRouteComponent(homeFile, 'Home'),
})

interface Going {
  location: { search: unknown }
  params: object
}

const loaderOf =
  ({ slug, load }: NounRoute, ahead: (noun: Noun, going: Going) => Promise<void> = async () => {}) =>
  async (going: Going): Promise<NounPage> => {
    const noun = await load()
    await awaited(ahead(noun, going))
    return { noun, slug }
  }

/** Records with numbers have an address by number and one by id. */
const recordPlaces = (slug: string): string[] =>
  isNumbered(slug) ? [`/${slug}/$numero`, `/${slug}/id/$id`] : [`/${slug}/$id`]

const asTheyAre = (search: Record<string, unknown>) => search as Search

const derived = {
  list: lazyRouteComponent(derivedFiles.list, 'Listing'),
  include: lazyRouteComponent(derivedFiles.include, 'Include'),
  record: lazyRouteComponent(derivedFiles.record, 'Record'),
}

const pages = nounRoutes.flatMap((row) => [
  createRoute({
    getParentRoute: () => root,
    path: `/${row.slug}`,
    validateSearch: asTheyAre,
    loader: loaderOf(row, (noun, { location }) => askListAhead(noun, location.search as Search)),
    component: ownOr(row.own?.list, derived.list),
  }),
  createRoute({
    getParentRoute: () => root,
    path: `/${row.slug}/incluir`,
    validateSearch: asTheyAre,
    loader: loaderOf(row),
    component: ownOr(row.own?.include, derived.include),
  }),
  createRoute({
    getParentRoute: () => root,
    path: `/${row.slug}/incluir/$comando`,
    validateSearch: asTheyAre,
    loader: loaderOf(row),
    component: ownOr(row.own?.include, derived.include),
  }),
  ...recordPlaces(row.slug).map((path) =>
    createRoute({
      getParentRoute: () => root,
      path,
      validateSearch: asTheyAre,
      loader: loaderOf(row, (noun, { params }) => askRecordAhead(noun, named(params))),
      component: ownOr(row.own?.record, derived.record),
    }),
  ),
  ...Object.values(row.forms ?? {}).flatMap((under) =>
    recordPlaces(row.slug).map((place) =>
      createRoute({
        getParentRoute: () => root,
        path: `${place}/${under}`,
        validateSearch: asTheyAre,
        loader: loaderOf(row, (noun, { params }) => askRecordAhead(noun, named(params))),
        component: ownOr(row.own?.form, derived.record),
      }),
    ),
  ),
])

const tools = toolRoutes.map(({ slug, label, load }) =>
  createRoute({
    getParentRoute: () => root,
    path: `/${slug}`,
    loader: async (): Promise<ToolPage> => ({ label, commands: await load() }),
    component: lazyRouteComponent(() => import('./pages/Tool.tsx'), 'Tool'),
  }),
)

/** Requests the first list of a page, which is the first of its operations, before rendering. */
const pageLoader =
  (load: PageRoute['load'], asks: Wanted) =>
  async ({ location }: Going): Promise<void> => {
    const [listing] = await load()
    if ('orders' in listing) await awaited(askPageAhead(listing, asks, location.search as Search))
  }

const made = pageRoutes.flatMap(({ slug, pages, asks, load }) =>
  Object.entries(pages).map(([under, name]) =>
    createRoute({
      getParentRoute: () => root,
      path: under ? `/${slug}/${under}` : `/${slug}`,
      validateSearch: asTheyAre,
      ...(asks && !under && { loader: pageLoader(load, asks) }),
      component: ownPages[name],
    }),
  ),
)

const overviews = overviewsOf(menuRows).map(({ slug, section }) =>
  createRoute({
    getParentRoute: () => root,
    path: `/${slug}`,
    loader: (): OverviewPage => ({ section, rows: menuRows.filter((row) => row.section === section) }),
    component: lazyRouteComponent(() => import('./pages/Overview.tsx'), 'Overview'),
  }),
)

/** Signing in needs no address; people type this one. */
const signIn = createRoute({
  getParentRoute: () => root,
  path: '/entrar',
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true })
  },
})

const profile = createRoute({
  getParentRoute: () => root,
  path: '/perfil',
  component: lazyRouteComponent(() => import('./pages/profile/Profile.tsx'), 'Profile'),
})

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Message of the previous page about what was done there. */
    told?: string
  }
}

export const router = createRouter({
  routeTree: root.addChildren([home, signIn, profile, ...overviews, ...made, ...pages, ...tools]),
  basepath: prefix || '/',
  parseSearch,
  stringifySearch,
  // Another record remounts the page, so that no state of the previous one is shown.
  defaultRemountDeps: ({ routeId, params }) => [routeId, params],
  defaultPendingComponent: Loading,
  // Pages load fast; a placeholder before this delay would only flicker.
  defaultPendingMs: 300,
  scrollRestoration: true,
})
