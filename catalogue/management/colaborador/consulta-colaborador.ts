import { colaboradorMachine } from '../../machines/colaborador.ts'
import { statesOf } from '../../machines/machine.ts'
import { record } from '../../operation.ts'
import { day, group, list, moment, number, text } from '../../output.ts'
import { tiposSaida } from '../../workforce/parts.ts'

const lotacao = {
  unidade: text('Unidade'),
  area: text('Área'),
  cargo: text('Cargo'),
  horario: text('Horário'),
} as const

export const consultaColaborador = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaColaborador',
  group: 'management',
  noun: 'colaborador',
  doors: { staff: 'colaboradores.ver' },
  title: 'Colaborador',
  description:
    'Um colaborador com seus contratos e transferências, seu histórico e o que se pode fazer agora.',
  machine: colaboradorMachine,
  element: {
    identificador: number('Número do colaborador'),
    nome: text('Nome'),
    cpf: text('CPF'),
    situacao: text('Situação', statesOf(colaboradorMachine)),
    nascimento: day('Nascimento'),
    email: text('E-mail'),
    celular: text('Celular'),
    telefone: text('Telefone'),
    lotacao: group(lotacao),
    periodos: list({
      inicio: day('Início'),
      contratacao: day('Contratação'),
      saida: day('Saída'),
      tipoSaida: text('Tipo da saída', tiposSaida),
      motivo: text('Motivo da saída'),
      cancelamento: day('Dia em que a admissão foi cancelada'),
      vaga: text('Vaga preenchida'),
      ...lotacao,
    }),
    transferencias: list({ desde: day('Desde'), ...lotacao }),
    versao: number('Versão'),
    inclusao: moment('Inclusão'),
    atualizacao: moment('Atualização'),
  },
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 3301 },
})
