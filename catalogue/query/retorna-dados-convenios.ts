import { code, date, documento, listed, ours } from '../fields.ts'
import { convenioMachine } from '../machines/convenio.ts'
import { statesOf } from '../machines/machine.ts'
import { query } from '../operation.ts'
import { day, list, moment, number, text } from '../output.ts'
import { tiposConvenio } from '../values/convenio.ts'
import { arquivos, pessoa } from './contrato-parts.ts'
import { curso } from './integracao-parts.ts'

const situacoes = statesOf(convenioMachine)

export const retornaDadosConvenios = query({
  family: 'query',
  group: 'query',
  // Agreements belong to no unit.
  doors: { integration: 'consulta', staff: 'convenios.ver' },
  id: 'RetornaDadosConvenios',
  title: 'Convênios',
  description: 'Convênios e acordos de cooperação incluídos ou alterados no período.',
  wrapper: { kind: 'A', name: 'convenios', response: true },
  period: 'inclusao-ou-atualizacao',
  filters: {
    documentoConcedente: {
      field: documento('CPF ou CNPJ da concedente; quando vem, o período é desconsiderado.', {
        ...ours,
        example: '11444777000161',
      }),
      disregardsPeriod: true,
    },
    situacao: { field: code(25, 'Situação.', listed(situacoes), ours) },
    vigenteEm: { field: date('Só os que valem ou valeram neste dia.', ours) },
  },
  element: {
    identificador: number('Identificador do convênio'),
    convenio: text('Nome ou número do convênio'),
    tipo: text('Tipo', tiposConvenio),
    situacao: text('Situação', situacoes),
    concedente: pessoa('concedente'),
    instituicao: pessoa('instituição'),
    agenteIntegrador: pessoa('agente de integração'),
    inicio: day('Início'),
    termino: day('Término; vazio quando indeterminado'),
    assinatura: day('Assinatura'),
    renovacaoAutomatica: text('Renova-se sozinho a cada término', ['Sim', 'Não']),
    cursos: list(curso.fields),
    arquivos,
    inclusao: moment('Inclusão'),
    atualizacao: moment('Atualização'),
  },
})
