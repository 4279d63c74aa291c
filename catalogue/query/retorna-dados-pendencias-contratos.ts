import { code, cpf, listed, numeric, ours } from '../fields.ts'
import { statesOf } from '../machines/machine.ts'
import { pendenciaMachine } from '../machines/pendencia.ts'
import { query } from '../operation.ts'
import { group, moment, number, saidText, text } from '../output.ts'
import { tiposPendencia } from '../values/pendencia.ts'
import { estudante, pendencias, pessoa } from './contrato-parts.ts'
import { curso } from './integracao-parts.ts'

export const retornaDadosPendenciasContratos = query({
  family: 'query',
  group: 'query',
  doors: { integration: 'consulta', staff: 'contratos.ver', unlimited: true },
  id: 'RetornaDadosPendenciasContratos',
  title: 'Pendências dos contratos',
  description: 'Pendências de contratos incluídas ou alteradas no período.',
  wrapper: { kind: 'A', name: 'pendenciasContratos', response: true },
  period: 'inclusao-ou-atualizacao',
  filters: {
    cpf: {
      field: cpf('CPF do estagiário; quando vem, o período é desconsiderado.', {
        ...ours,
        example: '52998224725',
      }),
      disregardsPeriod: true,
    },
    contrato: {
      field: numeric(15, 'Número do contrato; quando vem, o período é desconsiderado.', {
        ...ours,
        example: 1042,
      }),
      disregardsPeriod: true,
    },
    pendenciaTipo: { field: code(40, 'Tipo de pendência.', listed(tiposPendencia), ours) },
    pendenciaSituacao: { field: code(25, 'Situação.', listed(statesOf(pendenciaMachine)), ours) },
    vencidas: {
      field: code(3, 'Sim: só as que passaram do prazo sem entrega.', listed(['Sim']), ours),
    },
  },
  element: {
    identificador: number('Identificador da pendência'),
    contratoIdentificador: number('Identificador do contrato'),
    contrato: number('Número do contrato'),
    sequencia: number('Sequência do contrato'),
    tipoContrato: saidText('Tipo de contrato'),
    estagiario: estudante,
    concedente: pessoa('concedente'),
    curso,
    unidade: group({
      identificador: number('Identificador da unidade'),
      codigoIntegracao: text('Código de integração da unidade'),
      unidade: text('Unidade'),
    }),
    ...flat(),
    diasAtraso: number('Dias de atraso; vazio quando não está atrasada'),
    inclusao: moment('Inclusão'),
    atualizacao: moment('Atualização'),
  },
})

/** The fields of a contract's list of pending items; the names of opinions tell them from the contract's people. */
function flat() {
  const { estagiario, concedente, professor, inclusao: _, ...others } = pendencias.fields
  return {
    ...others,
    parecerEstagiario: estagiario,
    parecerConcedente: concedente,
    parecerProfessor: professor,
  }
}
