import { Grid, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { retornaPerfil } from '../../../catalogue/session/retorna-perfil.ts'
import { ask } from '../../api/platform.ts'
import { Loading } from '../../ui/Loading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { About } from './About.tsx'
import { Factor } from './Factor.tsx'
import { Looks } from './Looks.tsx'
import { PasswordChange } from './PasswordChange.tsx'
import { Sessions } from './Sessions.tsx'
import { text } from './text.ts'

export function Profile() {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['perfil'],
    queryFn: ({ signal }) => ask(retornaPerfil, {}, { signal }),
  })
  return (
    <Stack gap="lg">
      <PageTitle>{text.title}</PageTitle>
      {error && <Notice error={error} onRetry={() => void refetch()} />}
      {isPending && <Loading />}
      {data && (
        <Grid gap="xl">
          <Grid.Col span={{ base: 12, lg: 6 }}>
            <Stack gap="xl">
              <About perfil={data} />
              <Looks />
              <Sessions />
            </Stack>
          </Grid.Col>
          <Grid.Col span={{ base: 12, lg: 6 }}>
            <Stack gap="xl">
              {data.segundoFator && <Factor factor={data.segundoFator} />}
              {data.temSenha && <PasswordChange login={data.login} />}
            </Stack>
          </Grid.Col>
        </Grid>
      )}
    </Stack>
  )
}
