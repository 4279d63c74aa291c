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

// Nothing stands around these that could tell of a failure: one of them would leave an empty page.
const SignIn = lazy(async () => ({ default: (await brought(() => import('./pages/SignIn.tsx'))).SignIn }))
const Password = lazy(async () => ({
  default: (await brought(() => import('./pages/access/Password.tsx'))).Password,
}))
// It has to be there when the server that has it is not.
const SignInAgain = lazy(async () => {
  await soon()
  return { default: (await brought(() => import('./pages/SignInAgain.tsx'))).SignInAgain }
})

// Who it is and what the page is made of are asked for at once: neither waits for the other, nor for anything to be drawn.
const known = choosing ? undefined : keeper.load()
known?.catch(() => {})
const loaded = choosing ? undefined : router.load()

/** Milliseconds that the first drawing is held back for what the page shows: drawn without it, it would be drawn again. */
const patience = 400

/** Over when there is something to draw, or when it has taken too long to wait with nothing on the screen. */
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
 * Who it is comes first; pages come after. A session that ends leaves the page where it is; for somebody else, or elsewhere, it
 * begins anew.
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
