import { Anchor, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { contratoMachine } from '../../../catalogue/machines/contrato.ts'
import { pendenciaMachine } from '../../../catalogue/machines/pendencia.ts'
import { solicitacaoMachine } from '../../../catalogue/machines/solicitacao.ts'
import { tiposPendencia } from '../../../catalogue/values/pendencia.ts'
import { tiposSolicitacao } from '../../../catalogue/values/solicitacao.ts'
import type { HistoryEntry } from '../../../client/types.ts'
import { useSession } from '../../api/hooks.ts'
import { mayOpen } from '../../derive/doors.ts'
import { day, moment } from '../../derive/format.ts'
import { recordPath } from '../../derive/record-path.ts'
import { nounRoutes } from '../../routes.ts'
import { recordText } from '../../text/record.ts'
import { sayValue } from '../../text/say.ts'
import { StateBadge } from '../../ui/StateBadge.tsx'
import lines from '../../ui/Timeline.module.css'
import { Entry } from '../../ui/Timeline.tsx'
import type { Contract } from './contract.ts'
import { text } from './record-text.ts'

interface Point {
  key: string
  /** Day or moment, by which the line is ordered. */
  at: string
  shown: ReactNode
}

interface Props {
  contract: Contract
  history: readonly HistoryEntry[]
}

/** Pending items, requests, amendments and the history of a contract on one line, newest first. */
export function Story({ contract, history }: Props) {
  const points = [
    ...items(contract),
    ...requests(contract),
    ...sequences(contract),
    ...history.map((entry, at) => ({
      key: `h${at}`,
      at: entry.momento,
      shown: <Entry machine={contratoMachine} entry={entry} />,
    })),
  ]
  if (points.length === 0) return <Text size="sm">{recordText.noHistory}</Text>
  // Stable: entries of one moment stay in the order of the history.
  const sorted = points.toSorted((one, other) => other.at.localeCompare(one.at))
  return (
    <ol className={lines.line}>
      {sorted.map(({ key, shown }) => (
        <li key={key}>{shown}</li>
      ))}
    </ol>
  )
}

const items = ({ pendencias }: Contract): Point[] =>
  pendencias.map((one) => {
    const { identificador, pendenciaTipo, pendenciaSituacao, pendenciaPrazoEntrega, pendenciaEntrega } = one
    const when = pendenciaEntrega
      ? text.deliveredOn(day(pendenciaEntrega))
      : pendenciaPrazoEntrega && text.dueOn(day(pendenciaPrazoEntrega))
    return {
      key: `p${identificador}`,
      at: pendenciaEntrega ?? pendenciaPrazoEntrega ?? '',
      shown: (
        <Linked
          noun="pendencia"
          id={identificador}
          title={`${text.item}: ${sayValue(tiposPendencia.labels, pendenciaTipo)}`}
          badge={<StateBadge machine={pendenciaMachine} state={pendenciaSituacao} />}
          words={when ?? ''}
        />
      ),
    }
  })

const requests = ({ solicitacoes }: Contract): Point[] =>
  solicitacoes.map(({ identificador, tipo, situacao, motivo, inclusao, ...answer }) => ({
    key: `s${identificador}`,
    at: inclusao ?? '',
    shown: (
      <Linked
        noun="solicitacao"
        id={identificador}
        title={`${text.request}: ${sayValue(tiposSolicitacao.labels, tipo)}`}
        badge={<StateBadge machine={solicitacaoMachine} state={situacao} />}
        words={[
          inclusao && moment(inclusao),
          motivo,
          answer.atendimento && text.answered(moment(answer.atendimento), answer.responsavel ?? ''),
          answer.erros,
        ]
          .filter(Boolean)
          .join(' · ')}
      />
    ),
  }))

const sequences = ({ aditivos, contrato }: Contract): Point[] =>
  aditivos.map(({ identificador, sequencia, tipo, descricao, inicio, encerramento, situacao }) => ({
    key: `c${identificador}`,
    at: inicio ?? '',
    shown: (
      <Linked
        noun="contrato"
        id={identificador}
        row={{ contrato, sequencia }}
        title={[
          Number(sequencia) > 1 ? text.amendment : text.sequence(String(sequencia)),
          [Number(sequencia) > 1 ? `${contrato}-${sequencia}` : '', tipo].filter(Boolean).join(', '),
        ]
          .filter(Boolean)
          .join(' ')}
        badge={<StateBadge machine={contratoMachine} state={situacao} />}
        words={[inicio && encerramento && text.period(day(inicio), day(encerramento)), descricao]
          .filter(Boolean)
          .join(' · ')}
      />
    ),
  }))

interface LinkedProps {
  noun: string
  id: number | null
  row?: object
  title: string
  badge: ReactNode
  words: string
}

function Linked({ noun, id, row, title, badge, words }: LinkedProps) {
  const session = useSession()
  const route = nounRoutes.find((one) => one.noun === noun)
  const to = route && mayOpen(session, route) ? recordPath(route.slug, id, row) : undefined
  return (
    <Stack gap={2} align="start">
      <Text size="sm" fw={600}>
        {to ? (
          <Anchor component={Link} to={to} fz="inherit" fw="inherit">
            {title}
          </Anchor>
        ) : (
          title
        )}{' '}
        {badge}
      </Text>
      <Text size="xs" c="dimmed">
        {words}
      </Text>
    </Stack>
  )
}
