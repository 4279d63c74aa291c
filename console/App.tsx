import { RouterProvider } from '@tanstack/react-router'
import { Fragment, lazy, Suspense, useEffect, useState } from 'react'
import { atMost } from './api/at-most.ts'
import { useStanding } from './api/hooks.ts'
import { keeper } from './api/platform.ts'
import { choosing } from './api/prefix.ts'
import { router } from './router.tsx'
import { Loading } from './ui/Loading.tsx'
import { Notice } from './ui/Notice.tsx'
import { brought, soon } from './ui/soon.ts'

// Retried until loaded: no error boundary stands around these, so a failed import would leave an empty page.
const SignIn = lazy(async () => ({ default: (await brought(() => import('./pages/SignIn.tsx'))).SignIn }))
const Password = lazy(async () => ({
  default: (await brought(() => import('./pages/access/Password.tsx'))).Password,
}))
// Loaded ahead, because it must be available when the server is not.
const SignInAgain = lazy(async () => {
  await soon()
  return { default: (await brought(() => import('./pages/SignInAgain.tsx'))).SignInAgain }
})

// The session and the code of the page load in parallel, before the first render.
const known = choosing ? undefined : keeper.load()
known?.catch(() => {})
const loaded = choosing ? undefined : router.load()

/** Milliseconds to delay the first render for data; rendering without them would mean rendering twice. */
const patience = 400

/** Resolves when there is something to render, or after the delay. */
export const ready = atMost(patience, Promise.allSettled([known, loaded]))

export function App() {
  if (choosing) {
    return (
      <Suspense fallback={<Loading />}>
        <Password />
      </Suspense>
    )
  }
  return <Inside />
}

/**
 * Shows the page once the session is known. An ended session leaves the page in place; another person or
 * client starts anew.
 */
function Inside() {
  const { session, ended } = useStanding()
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    known?.catch(setFailure)
  }, [])
  if (failure) return <Notice error={failure} onRetry={() => location.reload()} />
  if (session === undefined) return <Loading />
  if (session === null) {
    return (
      <Suspense fallback={<Loading />}>
        <SignIn />
      </Suspense>
    )
  }
  return (
    <Fragment key={`${session.cliente?.codigo}/${session.pessoa?.tipo}/${session.pessoa?.identificador}`}>
      <RouterProvider router={router} />
      <Suspense>
        <SignInAgain opened={ended} session={session} />
      </Suspense>
    </Fragment>
  )
}
