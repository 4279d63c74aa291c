import { pendenciaMachine } from '../../machines/pendencia.ts'
import { record } from '../../operation.ts'
import { decimal, number, numberOf, text, truth } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { disciplina } from '../../query/integracao-parts.ts'
import { retornaDadosPendenciasContratos } from '../../query/retorna-dados-pendencias-contratos.ts'
import { todosTiposPendencia } from '../../values/pendencia.ts'
import { papers } from '../assinatura/papers.ts'

export const consultaPendencia = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaPendencia',
  group: 'management',
  noun: 'pendencia',
  doors: { staff: 'contratos.ver', party: ['aluno', 'professor'] },
  title: phrase('Pendência', 'Pending item'),
  description: phrase(
    'Uma pendência com pareceres, histórico e o que se pode fazer com ela agora.',
    'A pending item with its opinions, its history and what can be done with it now.',
  ),
  machine: pendenciaMachine,
  element: {
    ...retornaDadosPendenciasContratos.element,
    // Items of extension projects use this page too.
    pendenciaTipo: text(phrase('Tipo de pendência', 'Kind of pending item'), todosTiposPendencia),
    disciplina,
    avaliacao: text(phrase('Enunciado da avaliação', 'Question of the assessment')),
    nota: decimal(phrase('Nota dada pelo professor', 'Grade given by the professor')),
    arquivo: text(
      phrase('Nome do documento entregue', 'Name of the delivered document'),
      phrase('Documento entregue', 'Delivered document'),
    ),
    arquivoIdentificador: numberOf(
      'arquivo',
      phrase('Número do documento entregue', 'Number of the delivered document'),
      'arquivo',
    ),
    exigeDocumento: truth(
      phrase('Se a entrega exige um documento', 'Whether the delivery requires a document'),
      phrase('Exige documento', 'Requires a document'),
    ),
    arquivos: papers.arquivos,
    versao: number(phrase('Versão', 'Version')),
  },
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 711 },
})
