import { code, listed, numeric, ours, texts } from '../../fields.ts'
import { arquivoMachine } from '../../machines/arquivo.ts'
import { assinaturaMachine } from '../../machines/assinatura.ts'
import { statesOf } from '../../machines/machine.ts'
import { listing } from '../../operation.ts'
import { day, group, moment, number, text } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { tiposArquivo } from '../../values/arquivo.ts'
import { ofHost, ofStudent, statesFilter } from '../filters.ts'

const situacoes = statesOf(arquivoMachine)
const assinaturas = statesOf(assinaturaMachine)

export const arquivoColumns = {
  id: number(phrase('Número do arquivo na plataforma', 'Number of the file on the platform')),
  nome: text(phrase('Nome do arquivo', 'File name')),
  tipo: text(phrase('Tipo', 'Kind'), tiposArquivo),
  situacao: text(phrase('Situação', 'State'), situacoes),
  situacaoAssinatura: text(phrase('Situação da assinatura', 'State of the signature'), assinaturas),
  contrato: number(phrase('Número do contrato', 'Number of the contract')),
  estagiario: group({ nome: text(phrase('Estudante', 'Student')) }),
  prazo: day(phrase('Prazo para assinar', 'Deadline to sign')),
  versao: number(phrase('Versão', 'Version')),
  atualizacao: moment(phrase('Atualização', 'Updated')),
}

export const arquivoFilters = {
  situacao: statesFilter(situacoes),
  situacaoAssinatura: texts(
    assinaturas.length,
    25,
    phrase('Situações da assinatura.', 'States of the signature.'),
    {
      ...ours,
      codes: listed(assinaturas),
      rotulo: phrase('Assinatura', 'Signature'),
    },
  ),
  tipo: code(40, phrase('Tipo.', 'Kind.'), listed(tiposArquivo), { ...ours, rotulo: phrase('Tipo', 'Kind') }),
  contrato: numeric(10, phrase('Número do contrato.', 'Number of the contract.'), {
    ...ours,
    rotulo: phrase('Contrato', 'Contract'),
  }),
  aluno: ofStudent,
  daConcedente: ofHost,
}

export const listaArquivos = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaArquivos',
  group: 'management',
  noun: 'arquivo',
  doors: { staff: 'contratos.ver', party: ['aluno', 'professor'] },
  title: phrase('Arquivos', 'Files'),
  description: phrase(
    'O que foi enviado e o que a plataforma fez, com a situação de cada um.',
    'What was sent and what the platform made, with the state of each.',
  ),
  columns: arquivoColumns,
  filters: arquivoFilters,
  search: phrase('nome do arquivo e nome do estudante', 'name of the file and name of the student'),
  orders: {
    atualizacao: phrase('Atualização', 'Updated'),
    nome: phrase('Nome', 'Name'),
    situacao: phrase('Situação', 'State'),
    prazo: phrase('Prazo', 'Deadline'),
  },
  usualOrder: '-atualizacao',
  problems: [],
  example: { situacao: ['Em Aprovação'], quantidade: 10 },
})
