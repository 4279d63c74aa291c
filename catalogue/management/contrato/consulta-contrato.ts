import { contratoMachine } from '../../machines/contrato.ts'
import { record } from '../../operation.ts'
import { coded, day, group, list, number, text } from '../../output.ts'
import { estudante } from '../../query/contrato-parts.ts'
import { contratoEstagio } from '../../query/retorna-dados-contratos.ts'
import { modalidadesContrato } from '../../values/contrato.ts'

export const consultaContrato = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaContrato',
  group: 'management',
  noun: 'contrato',
  doors: { staff: 'contratos.ver', party: ['aluno', 'professor'] },
  title: 'Contrato',
  description:
    'Um contrato de estágio ou de monitoria, com seu histórico e o que se pode fazer com ele agora.',
  machine: contratoMachine,
  element: {
    ...contratoEstagio,
    // Pages lead to the student.
    estagiario: estudante,
    modalidade: coded('Modalidade', { values: modalidadesContrato }),
    semestre: text('Semestre'),
    proposta: group({
      identificador: number('Identificador da proposta'),
      titulo: text('Título da proposta'),
    }),
    horarios: list({
      dia: number('Dia da semana, de 1 (domingo) a 7 (sábado)'),
      inicio: text('Início, HH:MM'),
      termino: text('Término, HH:MM'),
    }),
    recessos: list({ inicio: day('Início'), termino: day('Término'), usuario: text('Usuário') }),
    contratacao: day('Dia em que entrou em vigor'),
    origem: text('Origem', ['Plataforma', 'Importação']),
    versao: number('Versão'),
  },
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 305 },
})
