import { tiposVaga } from '../common-fields.ts'
import { code, cpf, date, decimal, listed, numeric, ours, varchar } from '../fields.ts'
import { workforce } from '../operation.ts'
import { group, text } from '../output.ts'
import { phrase } from '../phrase.ts'
import { must } from './parts.ts'

const { E, A, T } = tiposVaga.values
/** Internships and monitoring are created by recruitment, with its legal rules. */
export const tiposVagaTrabalho = { values: { E, A, T }, unknown: 'refuse' } as const

export const motivosVaga = ['Aumento de quadro', 'Substituição'] as const

/** Words for yes and no that other workforce operations accept. */
export const simNao = {
  values: { S: phrase('Sim', 'Yes'), N: phrase('Não', 'No') },
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
  title: phrase('Criar nova vaga', 'Create a vacancy'),
  description: phrase(
    'Abre uma vaga da própria instituição. Unidade, área e cargo são criados ao aparecer; o horário precisa existir. Quem é contratado para o mesmo lugar ocupa a vaga, e a última contratação a encerra.',
    'Opens a vacancy of the institution itself. Unit, area and position are created when they first appear; the schedule must exist. Whoever is hired for the same place fills the vacancy, and the last hire closes it.',
  ),
  input: {
    vaga: {
      text: phrase('A vaga.', 'The vacancy.'),
      fields: {
        referencia: varchar(
          30,
          phrase(
            'Identificação da vaga, que ainda não pode existir. Vazia: a plataforma dá uma.',
            'Identification of the vacancy, which may not exist yet. Empty: the platform gives one.',
          ),
          ours,
        ),
        titulo: varchar(120, phrase('Título.', 'Title.'), must),
        unidade: varchar(
          100,
          phrase(
            'Nome da unidade; não muda o de uma unidade acadêmica.',
            'Name of the unit; does not change that of an academic unit.',
          ),
          ours,
        ),
        unidadeRef: varchar(30, phrase('Código da unidade.', 'Code of the unit.'), must),
        area: varchar(100, phrase('Nome da área.', 'Name of the area.'), ours),
        areaRef: varchar(30, phrase('Código da área.', 'Code of the area.'), ours),
        cargo: varchar(100, phrase('Nome do cargo.', 'Name of the position.'), ours),
        cargoRef: varchar(30, phrase('Código do cargo.', 'Code of the position.'), must),
        horarioRef: varchar(
          30,
          phrase('Código de um horário já cadastrado.', 'Code of a schedule already registered.'),
          { ...ours, register: 'horario' },
        ),
        quantidade: numeric(4, phrase('Quantidade de lugares.', 'Number of places.'), { ...must, min: 1 }),
        abertura: date(
          phrase(
            'Dia em que a vaga abriu, até hoje. Vazia: hoje.',
            'Day on which the vacancy opened, up to today. Empty: today.',
          ),
          ours,
        ),
        prazo: date(
          phrase(
            'Último dia para preenchê-la. Vazio: sem prazo.',
            'Last day to fill it. Empty: no deadline.',
          ),
          ours,
        ),
        tipo: code(1, phrase('Tipo. Vazio: emprego.', 'Kind. Empty: employment.'), tiposVagaTrabalho, ours),
        salario: decimal(10, 2, phrase('Salário por mês.', 'Salary per month.'), { ...ours, min: 0 }),
        descricao: varchar(4000, phrase('Descrição.', 'Description.'), { ...ours, lines: true }),
        requisitos: varchar(2000, phrase('Requisitos.', 'Requirements.'), { ...ours, lines: true }),
        pcd: code(
          10,
          phrase(
            'Se a vaga é só para pessoas com deficiência. Vazio: N.',
            'Whether the vacancy is only for persons with disability. Empty: N.',
          ),
          simNao,
          ours,
        ),
        motivo: code(
          20,
          phrase('Por que a vaga existe.', 'Why the vacancy exists.'),
          listed(motivosVaga),
          ours,
        ),
        substituidoCpf: cpf(
          phrase('CPF do colaborador que será substituído.', 'CPF of the employee who will be replaced.'),
          ours,
        ),
      },
    },
  },
  output: {
    vaga: group({
      identificador: text(phrase('Número da vaga na plataforma', 'Number of the vacancy on the platform')),
      referencia: text(phrase('Identificação da vaga', 'Identification of the vacancy')),
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
