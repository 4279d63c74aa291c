import { Anchor, Button, Group, Paper, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { alteraAluno } from '../../../catalogue/management/cadastro/altera-aluno.ts'
import { alteraPessoa } from '../../../catalogue/management/cadastro/altera-pessoa.ts'
import { alteraProfessor } from '../../../catalogue/management/cadastro/altera-professor.ts'
import { listaAfetados } from '../../../catalogue/management/causa/lista-afetados.ts'
import { resolveCausa } from '../../../catalogue/management/causa/resolve-causa.ts'
import type { Row } from '../../../client/types.ts'
import { useListing, useSession } from '../../api/hooks.ts'
import { ask } from '../../api/platform.ts'
import { fieldName } from '../../derive/batch.ts'
import { mayCall } from '../../derive/doors.ts'
import { moment } from '../../derive/format.ts'
import { Loading } from '../../ui/Loading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Tone } from '../../ui/Tone.tsx'
import { CorrectOne } from './CorrectOne.tsx'
import { Sent } from './Sent.tsx'
import { text } from './text.ts'
import { readAgain, useRepair } from './useRepair.ts'
import type { Cause } from './words.ts'

/** For each operation: the command that changes its records, the field that ends one, and its page. */
const holders = {
  RecebeAlunos: { change: alteraAluno, until: 'ESIAL_VALIDADE', page: 'alunos' },
  RecebeProfessores: { change: alteraProfessor, until: 'ESIPR_VALIDADE', page: 'professores' },
  CadastraPessoa: { change: alteraPessoa, until: 'ESIPE_VALIDADE', page: 'pessoas' },
} as const

const most = 100
type Affected = Row<typeof listaAfetados>

/** Pairs that need a decision: one action each, then the records are sent again. */
export function Pairs({ cause }: { cause: Cause }) {
  const { data, error } = useListing(listaAfetados, { causa: cause.id ?? 0, quantidade: most })
  const [judged, setJudged] = useState<ReadonlySet<number>>(new Set())
  const { sending } = useRepair()
  if (sending.data) return <Sent repaired={sending.data} />
  if (error) return <Notice error={error} />
  if (!data) return <Loading />
  const afetados = [...judged].map((id) => ({ id }))
  return (
    <Stack>
      <Text size="sm">{text.pairsText}</Text>
      {data.elementos.map((one) => (
        <Pair
          key={one.id}
          {...{ one, cause }}
          onJudged={() => setJudged((now) => new Set([...now, one.id ?? 0]))}
        />
      ))}
      {sending.error && <Notice error={sending.error} />}
      <Group pos="sticky" bottom={0} py="xs" bg="var(--mantine-color-body)">
        <Button
          loading={sending.isPending}
          disabled={judged.size === 0}
          onClick={() => sending.mutate({ causa: cause.id ?? 0, modo: 'reenviar', afetados })}
        >
          {text.resend(judged.size)}
        </Button>
      </Group>
    </Stack>
  )
}

interface PairProps {
  one: Affected
  cause: Cause
  onJudged: () => void
}

function Pair({ one, cause, onJudged }: PairProps) {
  const session = useSession()
  const [correcting, setCorrecting] = useState(false)
  const holder = one.detentor
  const known = holders[cause.operacao as keyof typeof holders]
  const ending = useMutation({
    mutationFn: () =>
      ask(known.change, {
        id: holder?.id ?? 0,
        versao: holder?.versao ?? 0,
        // Ends the known record on the day the other one arrived.
        registro: { [known.until]: (one.desde ?? '').slice(0, 10) },
      } as never),
    onSuccess: onJudged,
  })
  const returning = useMutation({
    mutationFn: () =>
      ask(resolveCausa, { id: cause.id ?? 0, motivo: text.givenBack, afetados: [{ id: one.id ?? 0 }] }),
    onSuccess: () => readAgain(),
  })
  return (
    <Paper p="sm" withBorder>
      <Group justify="space-between" gap="sm">
        <Text size="sm">
          <b>{one.identificacao}</b> ×{' '}
          {holder && known ? (
            <Anchor component={Link} to={`/${known.page}/${holder.id}`} fz="inherit" underline="always">
              {holder.nome} {holder.identificacao && `(${holder.identificacao})`}
            </Anchor>
          ) : (
            '—'
          )}{' '}
          {text.against}
          {holder?.desde && `, ${text.changed(moment(holder.desde))}`}
        </Text>
        {ending.isSuccess ? (
          <Tone tone="ok">{text.deactivated}</Tone>
        ) : (
          <Group gap="xs">
            {holder && known && mayCall(session, known.change) && (
              <Button size="compact-sm" loading={ending.isPending} onClick={() => ending.mutate()}>
                {text.deactivate}
              </Button>
            )}
            <Button size="compact-sm" variant="default" onClick={() => setCorrecting(true)}>
              {text.change(fieldName(cause.campo))}
            </Button>
            {mayCall(session, resolveCausa) && (
              <Button
                size="compact-sm"
                variant="default"
                loading={returning.isPending}
                onClick={() => returning.mutate()}
              >
                {text.giveBack}
              </Button>
            )}
          </Group>
        )}
      </Group>
      {(ending.error ?? returning.error) && <Notice error={ending.error ?? returning.error} />}
      {correcting && <CorrectOne {...{ one, cause }} onClose={() => setCorrecting(false)} />}
    </Paper>
  )
}
