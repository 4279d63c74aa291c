import { tiposVaga } from '../common-fields.ts'
import { code, documento, listed, numeric, ours } from '../fields.ts'
import { statesOf } from '../machines/machine.ts'
import { vagaMachine } from '../machines/vaga.ts'
import { query } from '../operation.ts'
import * as parts from './integracao-parts.ts'
import { vagaElement } from './vaga-element.ts'

const situacoesVaga = statesOf(vagaMachine)

export const retornaDadosVaga = query({
  ...parts.mirror,
  // Vacancies belong to no unit.
  doors: { integration: 'consulta', staff: 'recrutamento.ver' },
  id: 'RetornaDadosVaga',
  title: 'Vagas',
  description: 'Vagas incluídas ou alteradas no período, com a situação e o encerramento.',
  wrapper: { kind: 'A', name: 'vagas', response: true },
  filters: {
    identificador: {
      field: numeric(18, 'Identificador da vaga; quando vem, o período é desconsiderado.', {
        ...ours,
        example: 1,
      }),
      disregardsPeriod: true,
    },
    codigoIntegracao: parts.byCodeAlone('da vaga', 'V2026-015'),
    situacao: { field: code(15, 'Situação.', listed(situacoesVaga), ours) },
    tipo: { field: code(1, 'Tipo.', tiposVaga, ours) },
    documentoConcedente: { field: documento('CPF ou CNPJ da concedente.', ours) },
  },
  element: vagaElement,
})
