import { pendenciaMachine } from '../../machines/pendencia.ts'
import { record } from '../../operation.ts'
import { decimal, number, text } from '../../output.ts'
import { disciplina } from '../../query/integracao-parts.ts'
import { retornaDadosPendenciasContratos } from '../../query/retorna-dados-pendencias-contratos.ts'
import { todosTiposPendencia } from '../../values/pendencia.ts'

export const consultaPendencia = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaPendencia',
  group: 'management',
  noun: 'pendencia',
  doors: { staff: 'contratos.ver', party: ['aluno', 'professor'] },
  title: 'Pendência',
  description: 'Uma pendência com pareceres, histórico e o que se pode fazer com ela agora.',
  machine: pendenciaMachine,
  element: {
    ...retornaDadosPendenciasContratos.element,
    // Items of extension projects have this page too.
    pendenciaTipo: text('Tipo de pendência', todosTiposPendencia),
    disciplina,
    avaliacao: text('Enunciado da avaliação'),
    nota: decimal('Nota dada pelo professor'),
    arquivoIdentificador: number('Número do documento entregue'),
    versao: number('Versão'),
  },
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 711 },
})
