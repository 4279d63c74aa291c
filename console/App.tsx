import { RouterProvider } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useStanding } from './api/hooks.ts'
import { keeper } from './api/platform.ts'
import { SignIn } from './pages/SignIn.tsx'
import { router } from './router.tsx'
import { Loading } from './ui/Loading.tsx'
import { Notice } from './ui/Notice.tsx'

const SignInAgain = lazy(async () => ({ default: (await import('./pages/SignInAgain.tsx')).SignInAgain }))

/** Who it is comes first; pages come after. A session that ends leaves the page where it is. */
export function App() {
  const { session, ended } = useStanding()
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    keeper.load().catch(setFailure)
  }, [])
  if (failure) return <Notice error={failure} onRetry={() => location.reload()} />
  if (session === undefined) return <Loading />
  if (session === null) return <SignIn />
  return (
    <>
      <RouterProvider router={router} />
      <Suspense>
        <SignInAgain opened={ended} session={session} />
      </Suspense>
    </>
  )
}
