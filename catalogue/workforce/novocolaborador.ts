import { cpf, date, decided, demandedByUs, email, ours, varchar } from '../fields.ts'
import { workforce } from '../operation.ts'

/** The interface shows every field as text, without sizes, and does not say which are required. */
const sized = decided('tamanho')
const must = demandedByUs('tamanho')
const day = decided('tipo')

export const novocolaborador = workforce({
  family: 'workforce',
  id: 'novocolaborador',
  group: 'workforce',
  doors: { integration: 'workforce' },
  title: 'Adicionar ou atualizar colaborador',
  description:
    'Inclui ou atualiza um colaborador pelo CPF. Unidade, área e cargo são criados ao aparecer; o horário precisa existir.',
  input: {
    colaborador: {
      text: 'O colaborador.',
      fields: {
        nome: varchar(120, 'Nome.', must),
        cpf: cpf('CPF; chave do colaborador.', must),
        nascimento: date('Nascimento, AAAA-MM-DD ou dd/mm/aaaa.', day),
        email: email(100, 'E-mail.', sized),
        celular: varchar(20, 'Celular.', sized),
        telefone: varchar(20, 'Telefone.', sized),
        contrato: {
          text: 'O contrato de trabalho.',
          fields: {
            inicio: date(
              'Início do trabalho; depois da última saída, é uma readmissão.',
              demandedByUs('tipo'),
            ),
            contratacao: date('Contratação; vale o início quando não vem, e não pode ser depois dele.', day),
            unidade: varchar(
              100,
              'Nome da unidade; não muda o de uma unidade acadêmica. Informe unidade ou unidadeRef.',
              {
                ...must,
                unless: 'unidadeRef',
              },
            ),
            unidadeRef: varchar(30, 'Código da unidade.', sized),
            area: varchar(100, 'Nome da área.', sized),
            areaRef: varchar(30, 'Código da área.', sized),
            cargo: varchar(100, 'Nome do cargo. Informe cargo ou cargoRef.', { ...must, unless: 'cargoRef' }),
            cargoRef: varchar(30, 'Código do cargo.', sized),
            horario: varchar(100, 'Nome do horário.', sized),
            horarioRef: varchar(30, 'Código de um horário já cadastrado.', {
              ...sized,
              register: 'horario',
            }),
            vagaRef: varchar(
              50,
              'Identificação de uma vaga já recebida, a que foi preenchida; aberta até o dia da contratação.',
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
