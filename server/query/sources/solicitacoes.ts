import { solicitacaoMachine } from '../../../catalogue/machines/solicitacao.ts'
import { type Phrase, phrase, portuguese } from '../../../catalogue/phrase.ts'
import type { retornaDadosSolicitacoes } from '../../../catalogue/query/retorna-dados-solicitacoes.ts'
import { daInstituicao } from '../../../catalogue/values/solicitacao.ts'
import { literal } from '../place.ts'
import type { SourceOf } from '../source.ts'
import * as parts from './integracao-parts.ts'

/** The requester is one of the persons that the request names, or staff. */
export const asker = (student: string, professor: string, person: string, staff: string) =>
  `case x.solicitante when 'Aluno' then ${student} when 'Professor' then ${professor}
     when '${daInstituicao}' then ${staff} else ${person} end`

/** Labels of moves and other deeds. */
const labels: readonly (readonly [string, Phrase])[] = [
  ['incluir', phrase('Incluir', 'Add')],
  ['alterar', phrase('Alterar', 'Change')],
  ...Object.entries(solicitacaoMachine.moves).map(([name, { rotulo }]) => [name, rotulo] as const),
]
const labelled = (written: (label: Phrase) => string, otherwise: string) =>
  `case h.movimento ${labels.map(([name, label]) => `when '${name}' then ${written(label)}`).join(' ')}
  else ${otherwise} end`

/** Move of a request with its reason. */
const moveText = {
  text: `${labelled((label) => literal(portuguese(label)), 'h.movimento')} || coalesce(': ' || h.motivo, '')`,
  message: `jsonb_build_object('codigo', case when h.motivo is null then 'historia.movimento' else 'historia.movimentoPorque' end,
    'valores', jsonb_build_object(
      'movimento', ${labelled((label) => `${literal(JSON.stringify(label))}::jsonb`, 'to_jsonb(h.movimento)')},
      'motivo', coalesce(h.motivo_mensagem, to_jsonb(h.motivo))))`,
}

export const askerName = asker(
  'coalesce(a.nome_social, a.nome)',
  'coalesce(p.nome_social, p.nome)',
  'coalesce(pe.nome_fantasia, pe.nome_social, pe.nome)',
  'x.usuario',
)

export const solicitante = {
  tipo: 'x.solicitante',
  nome: askerName,
  documento: asker('a.cpf', 'p.cpf', 'pe.documento', 'null'),
}

export const solicitacoes: SourceOf<typeof retornaDadosSolicitacoes, 'solicitacao'> = {
  base: 'solicitacao x',
  alias: 'x',
  joins: parts.joined(
    parts.by('a', 'aluno', 'x.aluno_id'),
    parts.by('p', 'professor', 'x.professor_id'),
    parts.by('pe', 'pessoa', 'x.pessoa_id'),
  ),
  ...parts.moments,
  element: {
    solicitante,
    contrato: 'x.contrato_numero',
    dataSolicitada: 'x.data',
    historicos: {
      from: `historico h where h.cliente_id = x.cliente_id and h.entidade = 'solicitacao' and h.registro_id = x.id`,
      order: 'h.id',
      item: { historico: moveText, data: 'h.momento', usuario: 'h.autor' },
    },
    ...parts.received,
  },
  filters: {
    cpf: (literal) => `(${parts.ofCpf(literal)} or x.contrato_id in (select k.id from contrato k
      join aluno s on s.cliente_id = k.cliente_id and s.id = k.aluno_id
      where k.cliente_id = (select cliente_atual()) and s.cpf = ${literal}))`,
    contrato: (literal) => `x.contrato_numero = ${literal}::bigint`,
    tipo: parts.equal('tipo'),
    situacao: parts.equal('situacao'),
  },
}
