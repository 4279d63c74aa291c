import { must } from '../../common-fields.ts'
import type { Right } from '../../doors.ts'
import { code, listed } from '../../fields.ts'
import { phrase } from '../../phrase.ts'

/** Right to open the page of each noun. A test compares it with the declarations. */
export const pageRights = {
  contrato: 'contratos.ver',
  apolice: 'contratos.ver',
  convenio: 'convenios.ver',
  solicitacao: 'contratos.ver',
  pendencia: 'contratos.ver',
  atividade: 'contratos.ver',
  mensagem: 'contratos.ver',
  arquivo: 'contratos.ver',
  assinatura: 'contratos.ver',
  equivalencia: 'contratos.ver',
  vaga: 'recrutamento.ver',
  candidatura: 'recrutamento.ver',
  curriculo: 'recrutamento.ver',
  proposta: 'projetos.ver',
  projeto_extensao: 'projetos.ver',
  participacao: 'projetos.ver',
  modelo: 'configuracao.alterar',
  diploma: 'diplomas.ver',
  aluno: 'cadastros.ver',
  professor: 'cadastros.ver',
  curso: 'cadastros.ver',
  pessoa: 'cadastros.ver',
  faturamento: 'financeiro.ver',
  remessa: 'financeiro.ver',
  remessa_item: 'financeiro.ver',
  retorno: 'financeiro.ver',
  retorno_item: 'financeiro.ver',
  conta_bancaria: 'financeiro.ver',
  conta_favorecido: 'financeiro.ver',
  colaborador: 'colaboradores.ver',
  orcamento: 'financeiro.ver',
} as const satisfies Readonly<Record<string, Right>>

export type PageNoun = keyof typeof pageRights

/** Noun of the record, for operations that serve all nouns. */
export const entidade = code(
  20,
  phrase('Que registro é, como nas páginas.', 'Which record it is, as on the pages.'),
  listed(Object.keys(pageRights) as PageNoun[]),
  { ...must, rotulo: phrase('Registro', 'Record') },
)
