import { code, date, documento, listed, ours } from '../fields.ts'
import { convenioMachine } from '../machines/convenio.ts'
import { statesOf } from '../machines/machine.ts'
import { query } from '../operation.ts'
import { day, list, moment, number, text } from '../output.ts'
import { phrase, withEnglish } from '../phrase.ts'
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
  title: phrase('Convênios', 'Agreements'),
  description: phrase(
    'Convênios e acordos de cooperação incluídos ou alterados no período.',
    'Agreements with hosts included or changed in the period.',
  ),
  wrapper: { kind: 'A', name: 'convenios', response: true },
  period: 'inclusao-ou-atualizacao',
  filters: {
    documentoConcedente: {
      field: documento(
        phrase(
          'CPF ou CNPJ da concedente; quando vem, o período é desconsiderado.',
          'CPF or CNPJ of the host; where it comes, the period does not count.',
        ),
        {
          ...ours,
          example: '11444777000161',
        },
      ),
      disregardsPeriod: true,
    },
    situacao: { field: code(25, phrase('Situação.', 'State.'), listed(situacoes), ours) },
    vigenteEm: {
      field: date(
        phrase('Só os que valem ou valeram neste dia.', 'Only those that hold or held on this day.'),
        ours,
      ),
    },
  },
  element: {
    identificador: number(phrase('Identificador do convênio', 'Identifier of the agreement')),
    convenio: text(phrase('Nome ou número do convênio', 'Name or number of the agreement')),
    tipo: text(phrase('Tipo', 'Kind'), tiposConvenio),
    situacao: text(phrase('Situação', 'State'), situacoes),
    concedente: pessoa(phrase('concedente', 'host')),
    instituicao: pessoa(phrase('instituição', 'institution')),
    agenteIntegrador: pessoa(phrase('agente de integração', 'placement agency')),
    inicio: day(phrase('Início', 'Start')),
    termino: day(phrase('Término; vazio quando indeterminado', 'End; empty where indefinite')),
    assinatura: day(phrase('Assinatura', 'Signature')),
    renovacaoAutomatica: text(
      phrase('Renova-se sozinho a cada término', 'Renews itself at each end'),
      withEnglish({ Sim: 'Yes', Não: 'No' }),
    ),
    cursos: list(curso.fields),
    arquivos,
    inclusao: moment(phrase('Inclusão', 'Added')),
    atualizacao: moment(phrase('Atualização', 'Updated')),
  },
})
