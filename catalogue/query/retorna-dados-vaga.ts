import { tiposVaga } from '../common-fields.ts'
import { code, documento, listed, numeric, ours } from '../fields.ts'
import { statesOf } from '../machines/machine.ts'
import { vagaMachine } from '../machines/vaga.ts'
import { query } from '../operation.ts'
import { phrase } from '../phrase.ts'
import * as parts from './integracao-parts.ts'
import { vagaElement } from './vaga-element.ts'

const situacoesVaga = statesOf(vagaMachine)

export const retornaDadosVaga = query({
  ...parts.mirror,
  // Vacancies belong to no unit.
  doors: { integration: 'consulta', staff: 'recrutamento.ver' },
  id: 'RetornaDadosVaga',
  title: phrase('Vagas', 'Vacancies'),
  description: phrase(
    'Vagas incluídas ou alteradas no período, com a situação e o encerramento.',
    'Vacancies included or changed in the period, with their state and how they ended.',
  ),
  wrapper: { kind: 'A', name: 'vagas', response: true },
  filters: {
    identificador: {
      field: numeric(
        18,
        phrase(
          'Identificador da vaga; quando vem, o período é desconsiderado.',
          'Identifier of the vacancy; where it comes, the period does not count.',
        ),
        {
          ...ours,
          example: 1,
        },
      ),
      disregardsPeriod: true,
    },
    codigoIntegracao: parts.byCodeAlone(phrase('da vaga', 'of the vacancy'), 'V2026-015'),
    situacao: { field: code(15, phrase('Situação.', 'State.'), listed(situacoesVaga), ours) },
    tipo: { field: code(1, phrase('Tipo.', 'Kind.'), tiposVaga, ours) },
    documentoConcedente: {
      field: documento(phrase('CPF ou CNPJ da concedente.', 'CPF or CNPJ of the host organisation.'), ours),
    },
  },
  element: vagaElement,
})
