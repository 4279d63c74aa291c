import { convenioMachine } from '../../../catalogue/machines/convenio.ts'
import { statesAfter } from '../../../catalogue/machines/machine.ts'
import type { retornaDadosConvenios } from '../../../catalogue/query/retorna-dados-convenios.ts'
import type { SourceOf } from '../source.ts'
import { arquivosDe } from './contrato-parts.ts'
import * as parts from './integracao-parts.ts'

/** States of an agreement that has come into force. */
const sinceInForce = statesAfter(convenioMachine, 'Vigente')
  .map((state) => `'${state}'`)
  .join(', ')

export const convenios: SourceOf<typeof retornaDadosConvenios, 'convenio'> = {
  base: 'convenio x',
  alias: 'x',
  joins: parts.joined(
    parts.by('pc', 'pessoa', 'x.concedente_id'),
    parts.by('pi', 'pessoa', 'x.instituicao_id'),
    parts.by('pa', 'pessoa', 'x.agente_id'),
  ),
  ...parts.moments,
  element: {
    concedente: parts.pessoa('pc'),
    instituicao: parts.pessoa('pi'),
    agenteIntegrador: parts.pessoa('pa'),
    renovacaoAutomatica: parts.yesNo('x.renovacao_automatica'),
    cursos: {
      from: `convenio_curso l join curso lc on lc.cliente_id = l.cliente_id and lc.id = l.curso_id
        where l.cliente_id = x.cliente_id and l.convenio_id = x.id`,
      order: 'lc.nome, lc.id',
      item: parts.curso('lc').show,
    },
    arquivos: arquivosDe('convenio_id'),
  },
  filters: {
    documentoConcedente: parts.ofPerson('concedente_id'),
    situacao: parts.equal('situacao'),
    vigenteEm: (literal) =>
      `x.situacao in (${sinceInForce}) and daterange(x.inicio, x.termino, '[]') @> ${literal}::date`,
  },
}
