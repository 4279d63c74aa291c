import { motivosEncerramento } from '../../../catalogue/common-fields.ts'
import { portuguese } from '../../../catalogue/phrase.ts'
import type { retornaDadosVaga } from '../../../catalogue/query/retorna-dados-vaga.ts'
import { candidates, takenPlaces } from '../../domain/vaga/places.ts'
import type { SourceOf } from '../source.ts'
import * as parts from './integracao-parts.ts'

const reasons = Object.entries(motivosEncerramento.values).map(
  ([code, text]) => `when '${code}' then '${portuguese(text)}'`,
)

/** Filled positions: as stated when the vacancy ended, or else counted. */
const hired = `coalesce(x.quantidade_preenchida, ${takenPlaces('x')})`

export const vaga: SourceOf<typeof retornaDadosVaga> = {
  base: 'vaga x',
  alias: 'x',
  joins: parts.by('pc', 'pessoa', 'x.concedente_id'),
  ...parts.moments,
  element: {
    identificador: 'x.id',
    identificacao: 'x.identificacao',
    origem: 'x.origem',
    situacao: 'x.situacao',
    titulo: 'x.titulo',
    tipo: 'x.tipo',
    concedente: parts.pessoa('pc'),
    quantidade: 'x.quantidade',
    quantidadePcd: 'x.quantidade_pcd',
    descricao: 'x.descricao',
    requisitos: 'x.requisitos',
    cursos: 'x.cursos',
    nivel: 'x.nivel',
    periodoMinimo: 'x.periodo_minimo',
    horasDiarias: 'x.horas_diarias',
    horasSemanais: 'x.horas_semanais',
    horario: 'x.horario',
    bolsaValor: 'x.bolsa_valor',
    bolsaTipo: 'x.bolsa_tipo',
    auxilioTransporte: parts.flag('x.auxilio_transporte'),
    beneficios: 'x.beneficios',
    modalidade: 'x.modalidade',
    cidade: 'x.cidade',
    uf: 'x.uf',
    inicioInscricao: 'x.inicio_inscricao',
    fimInscricao: 'x.fim_inscricao',
    contatoEmail: 'x.contato_email',
    confidencial: parts.flag('x.confidencial'),
    encerramento: {
      when: 'num_nonnulls(x.encerramento_data, x.encerramento_motivo) > 0',
      show: {
        data: 'x.encerramento_data',
        motivo: `case x.encerramento_motivo ${reasons.join(' ')} end`,
      },
    },
    candidatos: candidates('x'),
    contratados: hired,
    ...parts.received,
  },
  filters: {
    identificador: parts.ofId,
    codigoIntegracao: parts.equal('identificacao'),
    situacao: parts.equal('situacao'),
    tipo: parts.equal('tipo'),
    documentoConcedente: parts.ofPerson('concedente_id'),
  },
}
