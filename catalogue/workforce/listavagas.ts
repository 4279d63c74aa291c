import { code, date, listed, ours, varchar } from '../fields.ts'
import { statesOf } from '../machines/machine.ts'
import { vagaMachine } from '../machines/vaga.ts'
import { workforce } from '../operation.ts'
import { coded, list, text } from '../output.ts'
import { motivosVaga, simNao, tiposVagaTrabalho } from './novavaga.ts'
import { pages, paging, placeFilters, placeShape } from './parts.ts'

const situacoes = statesOf(vagaMachine)
const { unidadeRef, cargoRef } = placeFilters

export const listavagas = workforce({
  family: 'workforce',
  id: 'listavagas',
  group: 'workforce',
  doors: { integration: 'workforce' },
  title: 'Obter lista de vagas incluídas',
  description: 'Vagas criadas por novavaga, pela ordem de inclusão, com quantos já foram contratados.',
  input: {
    dataInicio: date('Incluídas a partir deste dia. Vazia: desde a primeira.', ours),
    dataFim: date('Incluídas até este dia. Vazia: até a última.', ours),
    situacao: code(15, 'Situação.', listed(situacoes), ours),
    pesquisa: varchar(
      100,
      'Parte da referência ou do título, sem distinguir acentos nem maiúsculas. Vazia: todas.',
      ours,
    ),
    unidadeRef,
    cargoRef,
    ...paging,
  },
  output: {
    vagas: list({
      identificador: text('Número da vaga na plataforma'),
      referencia: text('Identificação da vaga'),
      titulo: text('Título'),
      ...placeShape,
      horarioRef: text('Código do horário'),
      quantidade: text('Quantidade de lugares'),
      abertura: text('Dia em que a vaga abriu'),
      prazo: text('Último dia para preenchê-la; vazio sem prazo'),
      tipo: coded('Tipo', tiposVagaTrabalho),
      salario: text('Salário por mês'),
      descricao: text('Descrição'),
      requisitos: text('Requisitos'),
      pcd: coded('Se a vaga é só para pessoas com deficiência', simNao),
      motivo: text('Por que a vaga existe', motivosVaga),
      substituidoCpf: text('CPF do colaborador que será substituído'),
      situacao: text('Situação', situacoes),
      contratados: text('Colaboradores contratados pela vaga'),
      inclusao: text('Inclusão'),
    }),
    ...pages,
  },
  example: {
    dataInicio: '2024-01-01',
    dataFim: '',
    situacao: '',
    pesquisa: '',
    quantidade: '50',
    pagina: '1',
  },
})
