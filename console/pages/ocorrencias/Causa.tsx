import { Anchor, Code, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { rights } from '../../../catalogue/doors.ts'
import { analisaCausa } from '../../../catalogue/management/causa/analisa-causa.ts'
import { corrigeRegistros } from '../../../catalogue/management/causa/corrige-registros.ts'
import { listaCausas } from '../../../catalogue/management/causa/lista-causas.ts'
import { useListing, useSession } from '../../api/hooks.ts'
import { ask } from '../../api/platform.ts'
import { reasonOf, remedyOf } from '../../derive/batch.ts'
import { mayCall } from '../../derive/doors.ts'
import { moment, number } from '../../derive/format.ts'
import { say } from '../../text/say.ts'
import { CodeLink } from '../../ui/CodeLink.tsx'
import { Curl } from '../../ui/Curl.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Section } from '../../ui/Section.tsx'
import { Tone } from '../../ui/Tone.tsx'
import { Affected } from './Affected.tsx'
import { Mend } from './Mend.tsx'
import { Pairs } from './Pairs.tsx'
import { decisions, mayDecide } from './pair-words.ts'
import { Register } from './Register.tsx'
import { Responsibility } from './Responsibility.tsx'
import { text } from './text.ts'
import { type Cause as CauseRow, kindOf, titleOf } from './words.ts'

/** One cause: explanation, repairs and affected records. */
export function Causa() {
  const { causa = '' } = useParams({ strict: false }) as { causa?: string }
  return <CauseOf key={causa} id={Number(causa)} />
}

function CauseOf({ id }: { id: number }) {
  const { data, error, refetch } = useListing(listaCausas, { causa: id })
  const open = useListing(listaCausas, { situacao: ['Aberta'], quantidade: 50 })
  const cause = data?.elementos[0]
  const next = open.data?.elementos.find(
    (one) => one.id !== id && (one.reenviados ?? 0) < (one.registros ?? 0),
  )
  return (
    <Stack gap="lg">
      <Anchor component={Link} to="/ocorrencias" size="sm">
        ← {text.back}
      </Anchor>
      {error && <Notice error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && !cause && <PageTitle>{text.gone}</PageTitle>}
      {cause && <CausePage cause={cause} />}
      {cause && next && (
        <Anchor component={Link} to={`/ocorrencias/${next.id}`} fw={600} underline="always">
          {text.next(`${titleOf(next)} (${number(next.registros ?? 0)})`)}
        </Anchor>
      )}
      {cause?.registros === 0 && open.data && !next && <Text role="status">{text.doneAll}</Text>}
    </Stack>
  )
}

function CausePage({ cause }: { cause: CauseRow }) {
  const { codigo, campo, forma, registros, decididos, pessoas, desde, espera, lote, situacao, resolucao } =
    cause
  const facts = [
    kindOf(cause),
    text.count(registros ?? 0),
    ...(pessoas ? [text.persons(pessoas)] : []),
    ...(decididos ? [text.decidedCount(decididos)] : []),
    ...(desde ? [`${text.since.toLowerCase()} ${moment(desde)}`] : []),
    ...(espera ? [text.waitsUntil(moment(espera))] : []),
  ]
  return (
    <>
      <Stack gap={4}>
        <PageTitle>{titleOf(cause)}</PageTitle>
        <Text size="sm">
          {facts.join(' · ')} ·{' '}
          <Anchor component={Link} to={`/lotes/${lote}`} fz="inherit" underline="always">
            {text.lastBatch} {lote}
          </Anchor>
        </Text>
        <Text size="sm" c="dimmed" component="div">
          <CodeLink kind="ocorrencias" code={codigo} />
          {campo && ` · ${campo}`}
          {forma && (
            <>
              {' '}
              · {text.shape} <Code>{forma}</Code>
            </>
          )}
        </Text>
      </Stack>
      <Responsibility cause={cause} />
      <Healed cause={cause} />
      <Section title={text.why}>
        <Text size="sm">
          {reasonOf(codigo)} {remedyOf(codigo)}
        </Text>
      </Section>
      {situacao === 'Resolvida' && resolucao && <Text role="status">{text.resolution(resolucao)}</Text>}
      <Repairing cause={cause} />
      {registros ? <Affected cause={cause} /> : null}
    </>
  )
}

/** Records of the cause that were applied since it opened. */
function Healed({ cause: { sanados, sanadosEm, sanadosLote } }: { cause: CauseRow }) {
  if (!sanados) return null
  return (
    <Group gap="xs" role="status">
      <Tone tone="ok">{text.healed(sanados)}</Tone>
      <Text size="sm">{sanadosEm && text.healedOn(moment(sanadosEm))}</Text>
      <Anchor component={Link} to={`/lotes/${sanadosLote}`} size="sm" underline="always">
        {text.sent(sanadosLote ?? 0)}
      </Anchor>
    </Group>
  )
}

/** Repairs of a cause: register what is missing, judge pairs, or change values. */
function Repairing({ cause }: { cause: CauseRow }) {
  const session = useSession()
  const isPairs = cause.codigo.endsWith('_DUPLICADO')
  const may = mayCall(session, corrigeRegistros) || (isPairs && mayDecide(session, decisions.giveBack))
  // Stays mounted when no records are left, so that a repair under way is not lost.
  const { data, error } = useQuery({
    queryKey: ['analise', cause.id],
    queryFn: () => ask(analisaCausa, { causa: cause.id ?? 0 }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (error) return <Notice error={error} />
  if (!data) return <Loading />
  if (data.olhados === 0 && cause.registros === 0 && !cause.decididos)
    return <Text role="status">{text.done}</Text>
  return (
    <Section title={text.repair}>
      {!may && <Text size="sm">{text.noRight(say(rights['cadastros.alterar']))}</Text>}
      {may && (
        <Stack>
          {data.cadastro === 'deficiencia' || data.cadastro === 'curso' ? (
            <Register {...{ cause, analysis: data }} what={data.cadastro} />
          ) : isPairs ? (
            <Pairs cause={cause} />
          ) : (
            <Mend {...{ cause, analysis: data }} />
          )}
          <Group>
            <Curl
              declaration={corrigeRegistros}
              input={{ causa: cause.id, modo: 'reenviar', SIMULAR: 'S' }}
            />
          </Group>
        </Stack>
      )}
    </Section>
  )
}
