import { must } from '../../common-fields.ts'
import { code, date, ours, varchar } from '../../fields.ts'
import { contratoMachine } from '../../machines/contrato.ts'
import { command } from '../../operation.ts'
import { phrase } from '../../phrase.ts'
import { finalidadesAditivo } from '../../values/aditivo.ts'
import { id, requiredVersao, simular } from '../parts.ts'
import { optional, resultsOutput } from '../written.ts'
import { contratoLists, periodFields, termFields } from './fields.ts'

export const aditaContrato = command({
  family: 'management',
  kind: 'command',
  id: 'AditaContrato',
  group: 'management',
  noun: 'contrato',
  doors: { staff: 'contratos.alterar' },
  title: phrase('Aditar contrato', 'Amend contract'),
  description: phrase(
    'Faz a sequência seguinte do contrato, com o que muda; a atual continua em vigor até que o aditivo esteja assinado e chegue o seu primeiro dia.',
    'Makes the next sequence of the contract, with what changes; the present one stays in force until the amendment is signed and its first day has come.',
  ),
  rotulo: phrase('Aditar', 'Amend'),
  on: 'one',
  during: [contratoMachine.moves.ativar.to],
  guards: ['semRescisao'],
  input: {
    id,
    versao: { ...requiredVersao, required: false },
    finalidade: code(
      15,
      phrase(
        'Para que serve o aditivo; sem o tipo, é também o seu tipo.',
        'What the amendment is for; without a kind, it is also its kind.',
      ),
      {
        values: {
          Prorrogação: finalidadesAditivo.Prorrogação.rotulo,
          Horário: finalidadesAditivo.Horário.rotulo,
          Bolsa: finalidadesAditivo.Bolsa.rotulo,
          Supervisor: finalidadesAditivo.Supervisor.rotulo,
          Outro: finalidadesAditivo.Outro.rotulo,
        },
        unknown: 'refuse',
      },
      { ...ours, rotulo: phrase('Finalidade', 'Purpose') },
    ),
    aditivoTipo: varchar(
      30,
      phrase(
        'O que o aditivo muda, em poucas palavras. Se ficar vazio: a finalidade.',
        'What the amendment changes, in a few words. If left empty: its purpose.',
      ),
      {
        ...must,
        unless: 'finalidade',
        rotulo: phrase('Tipo do aditivo', 'Kind of amendment'),
      },
    ),
    aditivoDescricao: varchar(500, phrase('Descrição do aditivo.', 'Description of the amendment.'), {
      origin: 'ours',
      lines: true,
      rotulo: phrase('Descrição', 'Description'),
    }),
    inicio: date(phrase('Primeiro dia em que o aditivo vale.', 'First day on which the amendment holds.'), {
      ...must,
      rotulo: phrase('Início', 'Start'),
    }),
    encerramento: {
      ...periodFields.encerramento,
      required: false,
      text: phrase('Novo último dia. Se ficar vazio: o mesmo.', 'New last day. If left empty: the same.'),
    },
    ...optional(termFields),
    ...contratoLists,
    SIMULAR: simular,
  },
  output: resultsOutput,
  changes: ['contrato'],
  problems: [
    'REGISTRO_INEXISTENTE',
    'MOVIMENTO_INVALIDO',
    'CONFLITO',
    'REGRA_IMPEDE',
    'CHAVE_REUTILIZADA',
    'REGISTRO_OCUPADO',
  ],
  example: {
    id: 305,
    aditivoTipo: 'Prorrogação',
    inicio: '2026-07-01',
    encerramento: '2027-06-30',
  },
})
