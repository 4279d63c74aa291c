import { tiposVaga } from '../common-fields.ts'
import { code, cpf, date, decimal, listed, numeric, ours, varchar } from '../fields.ts'
import { workforce } from '../operation.ts'
import { group, text } from '../output.ts'
import { must } from './parts.ts'

const { E, A, T } = tiposVaga.values
/** Internships and monitoring come by recruitment, with their rules of law. */
export const tiposVagaTrabalho = { values: { E, A, T }, unknown: 'refuse' } as const

export const motivosVaga = ['Aumento de quadro', 'Substituição'] as const

/** Words for yes and no that other operations of the workforce take. */
export const simNao = {
  values: { S: 'Sim', N: 'Não' },
  aliases: {
    '1': 'S',
    TRUE: 'S',
    VERDADEIRO: 'S',
    SIM: 'S',
    '0': 'N',
    FALSE: 'N',
    FALSO: 'N',
    NÃO: 'N',
    NAO: 'N',
  },
  unknown: 'refuse',
} as const

export const novavaga = workforce({
  family: 'workforce',
  id: 'novavaga',
  group: 'workforce',
  doors: { integration: 'workforce' },
  title: 'Criar nova vaga',
  description:
    'Abre uma vaga da própria instituição. Unidade, área e cargo são criados ao aparecer; o horário precisa existir. Quem é contratado para o mesmo lugar ocupa a vaga, e a última contratação a encerra.',
  input: {
    vaga: {
      text: 'A vaga.',
      fields: {
        referencia: varchar(
          30,
          'Identificação da vaga, que ainda não pode existir. Vazia: a plataforma dá uma.',
          ours,
        ),
        titulo: varchar(120, 'Título.', must),
        unidade: varchar(100, 'Nome da unidade; não muda o de uma unidade acadêmica.', ours),
        unidadeRef: varchar(30, 'Código da unidade.', must),
        area: varchar(100, 'Nome da área.', ours),
        areaRef: varchar(30, 'Código da área.', ours),
        cargo: varchar(100, 'Nome do cargo.', ours),
        cargoRef: varchar(30, 'Código do cargo.', must),
        horarioRef: varchar(30, 'Código de um horário já cadastrado.', { ...ours, register: 'horario' }),
        quantidade: numeric(4, 'Quantidade de lugares.', { ...must, min: 1 }),
        abertura: date('Dia em que a vaga abriu, até hoje. Vazia: hoje.', ours),
        prazo: date('Último dia para preenchê-la. Vazio: sem prazo.', ours),
        tipo: code(1, 'Tipo. Vazio: emprego.', tiposVagaTrabalho, ours),
        salario: decimal(10, 2, 'Salário por mês.', { ...ours, min: 0 }),
        descricao: varchar(4000, 'Descrição.', { ...ours, lines: true }),
        requisitos: varchar(2000, 'Requisitos.', { ...ours, lines: true }),
        pcd: code(10, 'Se a vaga é só para pessoas com deficiência. Vazio: N.', simNao, ours),
        motivo: code(20, 'Por que a vaga existe.', listed(motivosVaga), ours),
        substituidoCpf: cpf('CPF do colaborador que será substituído.', ours),
      },
    },
  },
  output: {
    vaga: group({
      identificador: text('Número da vaga na plataforma'),
      referencia: text('Identificação da vaga'),
    }),
  },
  problems: ['REGISTRO_EXISTENTE'],
  example: {
    vaga: {
      referencia: 'RH-2026-031',
      titulo: 'Assistente de secretaria',
      unidade: 'Campus Centro',
      unidadeRef: 'CENTRO',
      area: 'Secretaria',
      areaRef: 'SEC',
      cargo: 'Assistente',
      cargoRef: 'ASSIST',
      quantidade: '2',
      abertura: '2026-03-02',
      salario: '3200.00',
      motivo: 'Aumento de quadro',
    },
  },
})
