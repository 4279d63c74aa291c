import { modalidadesTrabalho, tiposBolsa, tiposVaga } from '../../common-fields.ts'
import { code, ours, uf } from '../../fields.ts'
import { listing } from '../../operation.ts'
import { coded, day, decimal, group, money, number, text } from '../../output.ts'

export const listaVagasAbertas = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaVagasAbertas',
  group: 'management',
  noun: 'vaga',
  doors: { staff: 'recrutamento.ver', party: ['aluno', 'professor'] },
  title: 'Vagas abertas',
  description:
    'As vagas abertas cujas inscrições já começaram e ainda não terminaram. A concedente de uma vaga confidencial não aparece.',
  columns: {
    id: number('Número da vaga'),
    identificacao: text('Identificação'),
    titulo: text('Título'),
    tipo: coded('Tipo', tiposVaga),
    concedente: group({ nome: text('Concedente; vazia na vaga confidencial') }),
    quantidade: number('Vagas'),
    modalidade: coded('Modalidade de trabalho', modalidadesTrabalho),
    cidade: text('Cidade'),
    uf: text('Sigla do estado'),
    horasSemanais: decimal('Horas por semana'),
    bolsaValor: money('Valor da bolsa ou do salário'),
    bolsaTipo: coded('Período da bolsa', tiposBolsa),
    fimInscricao: day('Fim das inscrições'),
  },
  filters: {
    tipo: code(1, 'Tipo.', tiposVaga, { ...ours, rotulo: 'Tipo' }),
    modalidade: code(1, 'Modalidade de trabalho.', modalidadesTrabalho, { ...ours, rotulo: 'Modalidade' }),
    uf: uf('Sigla do estado.', { ...ours, rotulo: 'Estado' }),
  },
  search: 'título, cidade e nome da concedente que não é confidencial',
  orders: {
    fimInscricao: 'Fim das inscrições',
    titulo: 'Título',
    bolsaValor: 'Valor da bolsa ou do salário',
  },
  usualOrder: 'fimInscricao',
  problems: [],
  example: { tipo: 'N', quantidade: 10 },
})
