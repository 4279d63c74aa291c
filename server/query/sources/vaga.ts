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

export const vaga: SourceOf<typeof retornaDadosVaga, 'vaga'> = {
  base: 'vaga x',
  alias: 'x',
  joins: parts.by('pc', 'pessoa', 'x.concedente_id'),
  ...parts.moments,
  element: {
    concedente: parts.pessoa('pc'),
    auxilioTransporte: parts.flag('x.auxilio_transporte'),
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
