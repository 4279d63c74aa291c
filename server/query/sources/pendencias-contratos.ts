import type { retornaDadosPendenciasContratos } from '../../../catalogue/query/retorna-dados-pendencias-contratos.ts'
import type { SourceOf } from '../source.ts'
import * as parts from './integracao-parts.ts'

/** Past its deadline and not delivered. */
export const overdue = `(x.situacao = 'Pendente' and x.prazo_entrega < (select hoje_do_cliente()))`

const opinion = (who: string) => ({
  when: `num_nonnulls(x.parecer_${who}, x.parecer_${who}_em) > 0`,
  show: { parecer: `x.parecer_${who}`, data: `x.parecer_${who}_em` },
})

/** Items of the contracts that satisfy a condition. */
const ofContracts = (condition: string) =>
  `x.contrato_id in (select k.id from contrato k where k.cliente_id = (select cliente_atual()) and ${condition})`

export const pendenciasContratos: SourceOf<typeof retornaDadosPendenciasContratos, 'pendencia'> = {
  base: 'pendencia x',
  alias: 'x',
  joins: parts.joined(
    parts.by('k', 'contrato', 'x.contrato_id'),
    parts.by('a', 'aluno', 'coalesce(k.aluno_id, x.aluno_id)'),
    parts.by('pc', 'pessoa', 'k.concedente_id'),
    parts.by('c', 'curso', 'k.curso_id'),
    parts.by('u', 'unidade', 'coalesce(k.unidade_id, c.unidade_id)'),
  ),
  where: 'x.contrato_id is not null',
  ...parts.moments,
  element: {
    contratoIdentificador: 'k.id',
    contrato: 'k.numero',
    sequencia: 'k.sequencia',
    tipoContrato: 'k.tipo_contrato',
    estagiario: parts.estagiario('a'),
    concedente: parts.pessoa('pc'),
    curso: parts.curso('c'),
    unidade: {
      when: 'u.id is not null',
      show: { identificador: 'u.id', codigoIntegracao: 'u.codigo', unidade: 'u.nome' },
    },
    pendenciaTipo: 'x.tipo',
    pendenciaSituacao: 'x.situacao',
    pendenciaPrazoEntrega: 'x.prazo_entrega',
    pendenciaEntrega: 'x.entrega',
    parecerEstagiario: opinion('estagiario'),
    parecerConcedente: opinion('concedente'),
    parecerProfessor: opinion('professor'),
    diasAtraso: `case when ${overdue} then (select hoje_do_cliente()) - x.prazo_entrega end`,
    ...parts.received,
  },
  filters: {
    cpf: (literal) =>
      ofContracts(
        `k.aluno_id in (select s.id from aluno s where s.cliente_id = k.cliente_id and s.cpf = ${literal})`,
      ),
    contrato: (literal) => ofContracts(`k.numero = ${literal}::bigint`),
    pendenciaTipo: parts.equal('tipo'),
    pendenciaSituacao: parts.equal('situacao'),
    vencidas: () => overdue,
  },
}
