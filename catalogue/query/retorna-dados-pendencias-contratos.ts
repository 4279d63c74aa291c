import { code, cpf, listed, numeric, ours } from '../fields.ts'
import { statesOf } from '../machines/machine.ts'
import { pendenciaMachine } from '../machines/pendencia.ts'
import { query } from '../operation.ts'
import { group, moment, number, numberOf, text } from '../output.ts'
import { phrase, withEnglish } from '../phrase.ts'
import { tiposPendencia } from '../values/pendencia.ts'
import { estudante, pendencias, pessoa } from './contrato-parts.ts'
import { curso } from './integracao-parts.ts'

export const retornaDadosPendenciasContratos = query({
  family: 'query',
  group: 'query',
  doors: { integration: 'consulta', staff: 'contratos.ver', unlimited: true },
  id: 'RetornaDadosPendenciasContratos',
  title: phrase('Pendências dos contratos', 'Pending items of contracts'),
  description: phrase(
    'Pendências de contratos incluídas ou alteradas no período.',
    'Pending items of contracts included or changed in the period.',
  ),
  wrapper: { kind: 'A', name: 'pendenciasContratos', response: true },
  period: 'inclusao-ou-atualizacao',
  filters: {
    cpf: {
      field: cpf(
        phrase(
          'CPF do estagiário; quando vem, o período é desconsiderado.',
          'CPF of the intern; where it comes, the period does not count.',
        ),
        {
          ...ours,
          example: '52998224725',
        },
      ),
      disregardsPeriod: true,
    },
    contrato: {
      field: numeric(
        15,
        phrase(
          'Número do contrato; quando vem, o período é desconsiderado.',
          'Number of the contract; where it comes, the period does not count.',
        ),
        {
          ...ours,
          example: 1042,
        },
      ),
      disregardsPeriod: true,
    },
    pendenciaTipo: {
      field: code(40, phrase('Tipo de pendência.', 'Kind of pending item.'), listed(tiposPendencia), ours),
    },
    pendenciaSituacao: {
      field: code(25, phrase('Situação.', 'State.'), listed(statesOf(pendenciaMachine)), ours),
    },
    vencidas: {
      field: code(
        3,
        phrase(
          'Sim: só as que passaram do prazo sem entrega.',
          'Yes: only those whose deadline passed without a delivery.',
        ),
        listed(withEnglish({ Sim: 'Yes' })),
        ours,
      ),
    },
  },
  element: {
    identificador: number(phrase('Identificador da pendência', 'Identifier of the pending item')),
    contratoIdentificador: numberOf(
      'contrato',
      phrase('Identificador do contrato', 'Identifier of the contract'),
      'contrato',
    ),
    contrato: number(phrase('Número do contrato', 'Number of the contract')),
    sequencia: number(phrase('Sequência do contrato', 'Sequence of the contract')),
    tipoContrato: text(phrase('Tipo de contrato', 'Kind of contract')),
    estagiario: estudante,
    concedente: pessoa(phrase('concedente', 'host')),
    curso,
    unidade: group({
      identificador: number(phrase('Identificador da unidade', 'Identifier of the unit')),
      codigoIntegracao: text(phrase('Código de integração da unidade', 'Integration code of the unit')),
      unidade: text(phrase('Unidade', 'Unit')),
    }),
    ...flat(),
    diasAtraso: number(
      phrase('Dias de atraso; vazio quando não está atrasada', 'Days overdue; empty where it is not'),
    ),
    inclusao: moment(phrase('Inclusão', 'Added')),
    atualizacao: moment(phrase('Atualização', 'Updated')),
  },
})

/**
 * Fields of a contract's pending items, flattened; opinions are renamed to differ from the contract's
 * parties.
 */
function flat() {
  const { estagiario, concedente, professor, inclusao: _, ...others } = pendencias.fields
  return {
    ...others,
    parecerEstagiario: estagiario,
    parecerConcedente: concedente,
    parecerProfessor: professor,
  }
}
