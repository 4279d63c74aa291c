import { cpf, date, decided, demandedByUs, email, ours, varchar } from '../fields.ts'
import { workforce } from '../operation.ts'
import { phrase } from '../phrase.ts'

/** The interface shows every field as text, without sizes, and does not say which are required. */
const sized = decided('tamanho')
const must = demandedByUs('tamanho')
const day = decided('tipo')

export const novocolaborador = workforce({
  family: 'workforce',
  id: 'novocolaborador',
  group: 'workforce',
  doors: { integration: 'workforce' },
  title: phrase('Adicionar ou atualizar colaborador', 'Add or update an employee'),
  description: phrase(
    'Inclui ou atualiza um colaborador pelo CPF. Unidade, área e cargo são criados ao aparecer; o horário precisa existir.',
    'Creates or updates an employee by CPF. Unit, area and position are created when they first appear; the schedule must exist.',
  ),
  input: {
    colaborador: {
      text: phrase('O colaborador.', 'The employee.'),
      fields: {
        nome: varchar(120, phrase('Nome.', 'Name.'), must),
        cpf: cpf(phrase('CPF; chave do colaborador.', 'CPF; key of the employee.'), must),
        nascimento: date(
          phrase('Nascimento, AAAA-MM-DD ou dd/mm/aaaa.', 'Birth, AAAA-MM-DD or dd/mm/aaaa.'),
          day,
        ),
        email: email(100, phrase('E-mail.', 'E-mail.'), sized),
        celular: varchar(20, phrase('Celular.', 'Mobile telephone.'), sized),
        telefone: varchar(20, phrase('Telefone.', 'Telephone.'), sized),
        contrato: {
          text: phrase('O contrato de trabalho.', 'The contract of employment.'),
          fields: {
            inicio: date(
              phrase(
                'Início do trabalho; depois da última saída, é uma readmissão.',
                'Start of the work; after the last leave, it is a readmission.',
              ),
              demandedByUs('tipo'),
            ),
            contratacao: date(
              phrase(
                'Contratação; vale o início quando não vem, e não pode ser depois dele.',
                'Hiring; the start holds where it is absent, and it cannot be after the start.',
              ),
              day,
            ),
            unidade: varchar(
              100,
              phrase(
                'Nome da unidade; não muda o de uma unidade acadêmica. Informe unidade ou unidadeRef.',
                'Name of the unit; does not change that of an academic unit. Give unidade or unidadeRef.',
              ),
              {
                ...must,
                unless: 'unidadeRef',
              },
            ),
            unidadeRef: varchar(30, phrase('Código da unidade.', 'Code of the unit.'), sized),
            area: varchar(100, phrase('Nome da área.', 'Name of the area.'), sized),
            areaRef: varchar(30, phrase('Código da área.', 'Code of the area.'), sized),
            cargo: varchar(
              100,
              phrase(
                'Nome do cargo. Informe cargo ou cargoRef.',
                'Name of the position. Give cargo or cargoRef.',
              ),
              { ...must, unless: 'cargoRef' },
            ),
            cargoRef: varchar(30, phrase('Código do cargo.', 'Code of the position.'), sized),
            horario: varchar(100, phrase('Nome do horário.', 'Name of the schedule.'), sized),
            horarioRef: varchar(
              30,
              phrase('Código de um horário já cadastrado.', 'Code of a schedule already registered.'),
              {
                ...sized,
                register: 'horario',
              },
            ),
            vagaRef: varchar(
              50,
              phrase(
                'Identificação de uma vaga já recebida, a que foi preenchida; aberta até o dia da contratação.',
                'Identification of a vacancy already received, the one that was filled; open until the day of hiring.',
              ),
              ours,
            ),
          },
        },
      },
    },
  },
  example: {
    colaborador: {
      nome: 'Renata Duarte Campos',
      cpf: '15350946056',
      nascimento: '1991-03-22',
      email: 'renata.campos@exemplo.com.br',
      celular: '11912345678',
      telefone: '',
      contrato: {
        inicio: '2026-02-02',
        contratacao: '2026-01-20',
        unidade: 'Campus Centro',
        unidadeRef: 'CENTRO',
        area: 'Secretaria',
        areaRef: 'SEC',
        cargo: 'Assistente',
        cargoRef: 'ASSIST',
        horario: '',
        horarioRef: '',
      },
    },
  },
})
