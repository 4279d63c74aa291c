import { must } from '../../common-fields.ts'
import { date, numeric, ours, varchar } from '../../fields.ts'
import { contratoMachine } from '../../machines/contrato.ts'
import { phrase } from '../../phrase.ts'
import { endingCommand, moveCommand } from '../move-command.ts'
import { requiredVersao } from '../parts.ts'
import {
  alterationCommand,
  changeCommand,
  inclusionCommand,
  optional,
  reasonedAlterationCommand,
} from '../written.ts'
import { aditaContrato } from './adita-contrato.ts'
import { consultaContrato } from './consulta-contrato.ts'
import { effectOf } from './effects.ts'
import {
  beneficios,
  contratoFields,
  contratoLists,
  horarios,
  planFields,
  supervisorFields,
  termFields,
} from './fields.ts'
import { importaContratos } from './importa-contratos.ts'
import { listaContratos } from './lista-contratos.ts'
import { prorrogaContratos } from './prorroga-contratos.ts'
import { rescindeContrato } from './rescinde-contrato.ts'

export const incluiContrato = inclusionCommand(contratoMachine, {
  id: 'IncluiContrato',
  input: { ...contratoFields, ...contratoLists },
  example: {
    modalidade: 'estagio',
    tipoEstagio: 'Não obrigatório',
    aluno: 1,
    curso: 1,
    professor: 1,
    concedente: 1,
    inicio: '2026-04-01',
    encerramento: '2027-03-31',
    bolsaValor: '1200.00',
    bolsaTipo: 'Mensal',
    auxilioTransporteValor: '220.00',
    auxilioTransporteTipo: 'Mensal',
    horasDiaria: '6',
    horasSemanal: '30',
    horarios: [{ dia: 2, inicio: '08:00', termino: '14:00' }],
    planoEstagio: 'Apoio ao desenvolvimento e aos testes de sistemas.',
  },
})

const { modalidade: _, ...changeable } = contratoFields

/** Fields that may change before the term is issued. */
export const changeableFields = changeable

export const alteraContrato = changeCommand(contratoMachine, {
  id: 'AlteraContrato',
  input: { ...optional(changeable), ...contratoLists },
  example: { id: 301, versao: 1, encerramento: '2026-11-30' },
})

export const emiteTermo = moveCommand(contratoMachine, 'emitirTermo', {
  id: 'EmiteTermo',
  changes: ['arquivo', 'assinatura'],
  example: { id: 302 },
})

export const pedeConferencia = alterationCommand(contratoMachine, 'pedirConferencia', {
  id: 'PedeConferencia',
  input: {},
  changes: ['mensagem', 'solicitacao'],
  example: { id: 308 },
})

export const corrigeContrato = endingCommand(contratoMachine, 'corrigir', {
  id: 'CorrigeContrato',
  lasting: phrase(
    'O termo emitido deixa de valer, com as assinaturas que tem; depois da correção, emita outro.',
    'The issued term no longer holds, with the signatures that it has; after the correction, issue another.',
  ),
  changes: ['arquivo', 'assinatura'],
  example: { id: 303 },
})

const correction = reasonedAlterationCommand(contratoMachine, 'corrigirTermo', {
  id: 'CorrigeTermo',
  input: { ...optional(changeable), ...contratoLists },
  example: { id: 305, localAtendimento: 'Sala 14, bloco B', motivo: 'A equipe mudou de sala.', versao: 1 },
})

export const corrigeTermo = {
  ...correction,
  version: true,
  effects: effectOf,
  input: { ...correction.input, versao: requiredVersao },
} as const

export const cancelaContrato = endingCommand(contratoMachine, 'cancelar', {
  id: 'CancelaContrato',
  lasting: phrase('Um contrato cancelado não volta a valer.', 'A cancelled contract never holds again.'),
  changes: ['arquivo', 'assinatura', 'pendencia'],
  example: { id: 304 },
})

export const trocaSupervisor = alterationCommand(contratoMachine, 'trocarSupervisor', {
  id: 'TrocaSupervisor',
  input: { ...supervisorFields, supervisor: { ...supervisorFields.supervisor, required: true } },
  example: { id: 305, supervisor: 1, supervisorCargo: 'Coordenadora' },
})

export const trocaOrientador = alterationCommand(contratoMachine, 'trocarOrientador', {
  id: 'TrocaOrientador',
  input: { professor: { ...termFields.professor, required: true } },
  example: { id: 305, professor: 1 },
})

export const alteraHorario = alterationCommand(contratoMachine, 'alterarHorario', {
  id: 'AlteraHorario',
  edits: true,
  input: { horarios: { ...horarios, required: true }, horarioDias: termFields.horarioDias },
  example: { id: 305, horarios: [{ dia: 3, inicio: '13:00', termino: '17:00' }] },
})

export const alteraPlano = alterationCommand(contratoMachine, 'alterarPlano', {
  id: 'AlteraPlano',
  edits: true,
  alone: true,
  input: planFields,
  example: { id: 305, planoEstagio: 'Apoio aos testes e à documentação.' },
})

export const alteraBeneficios = alterationCommand(contratoMachine, 'alterarBeneficios', {
  id: 'AlteraBeneficios',
  edits: true,
  alone: true,
  input: { beneficios: { ...beneficios, required: true } },
  example: { id: 305, beneficios: [{ beneficio: 'Auxílio-alimentação', valor: '250.00', tipo: 'Mensal' }] },
})

const recessoFields = {
  inicio: date(phrase('Primeiro dia de recesso.', 'First day of recess.'), {
    ...must,
    rotulo: phrase('Início', 'Start'),
  }),
  termino: date(phrase('Último dia de recesso.', 'Last day of recess.'), {
    ...must,
    rotulo: phrase('Término', 'End'),
  }),
}

export const registraRecesso = alterationCommand(contratoMachine, 'registrarRecesso', {
  id: 'RegistraRecesso',
  input: recessoFields,
  example: { id: 305, inicio: '2026-04-13', termino: '2026-04-17' },
})

const recesso = numeric(15, phrase('Identificador do recesso.', 'Identifier of the recess.'), {
  ...must,
  min: 1,
  rotulo: phrase('Recesso', 'Recess'),
})

export const alteraRecesso = reasonedAlterationCommand(contratoMachine, 'alterarRecesso', {
  id: 'AlteraRecesso',
  input: { recesso, ...recessoFields },
  example: {
    id: 305,
    recesso: 305,
    inicio: '2026-04-20',
    termino: '2026-04-24',
    motivo: 'A aluna pediu outra semana.',
  },
})

export const cancelaRecesso = reasonedAlterationCommand(contratoMachine, 'cancelarRecesso', {
  id: 'CancelaRecesso',
  input: { recesso },
  example: { id: 305, recesso: 306, motivo: 'A aluna trabalhou nestes dias.' },
})

export const emiteTermoRealizacao = alterationCommand(contratoMachine, 'emitirRealizacao', {
  id: 'EmiteTermoRealizacao',
  input: {
    avaliacao: varchar(
      4000,
      phrase(
        'Avaliação de desempenho que o supervisor entregou fora da plataforma. Se ficar vazio: o último parecer da concedente.',
        'Evaluation that the supervisor delivered outside the platform. If left empty: the last opinion of the host.',
      ),
      { ...ours, rotulo: phrase('Avaliação do supervisor', 'Evaluation of the supervisor'), lines: true },
    ),
    atividades: varchar(
      4000,
      phrase(
        'Atividades que o estagiário desempenhou. Se ficar vazio: as do plano.',
        'Activities that the intern carried out. If left empty: those of the plan.',
      ),
      { ...ours, rotulo: phrase('Atividades desempenhadas', 'Activities carried out'), lines: true },
    ),
  },
  changes: ['arquivo', 'assinatura'],
  example: { id: 309, avaliacao: 'Cumpriu o plano com iniciativa e pontualidade.' },
})

export const contratoOperations = [
  listaContratos,
  consultaContrato,
  incluiContrato,
  alteraContrato,
  pedeConferencia,
  emiteTermo,
  corrigeContrato,
  corrigeTermo,
  cancelaContrato,
  aditaContrato,
  prorrogaContratos,
  trocaSupervisor,
  trocaOrientador,
  alteraHorario,
  alteraPlano,
  alteraBeneficios,
  registraRecesso,
  alteraRecesso,
  cancelaRecesso,
  emiteTermoRealizacao,
  rescindeContrato,
  importaContratos,
] as const
