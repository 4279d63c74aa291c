import { must } from '../../common-fields.ts'
import { date, ours } from '../../fields.ts'
import { convenioMachine } from '../../machines/convenio.ts'
import { phrase } from '../../phrase.ts'
import { conteudo } from '../arquivo/fields.ts'
import { endingCommand, moveCommand } from '../move-command.ts'
import { changeCommand, inclusionCommand, optional } from '../written.ts'
import { consultaConvenio } from './consulta-convenio.ts'
import { convenioFields } from './fields.ts'
import { listaConvenios } from './lista-convenios.ts'

export const incluiConvenio = inclusionCommand(convenioMachine, {
  id: 'IncluiConvenio',
  input: convenioFields,
  example: { convenio: 'CV 40/2026', concedente: 1, inicio: '2026-03-02', termino: '2028-03-01' },
})

export const alteraConvenio = changeCommand(convenioMachine, {
  id: 'AlteraConvenio',
  input: optional(convenioFields),
  example: { id: 201, versao: 1, termino: '2029-03-01' },
})

export const enviaConvenio = moveCommand(convenioMachine, 'enviar', {
  id: 'EnviaConvenio',
  changes: ['arquivo', 'assinatura'],
  example: { id: 202 },
})

export const registraAssinaturaConvenio = moveCommand(convenioMachine, 'vigorar', {
  id: 'RegistraAssinaturaConvenio',
  changes: ['arquivo', 'assinatura'],
  input: {
    conteudo: {
      ...conteudo,
      required: false,
      description: phrase(
        'O documento assinado, se ainda não estiver entre os arquivos do convênio: o nome dado a um conteúdo enviado.',
        'The signed document, if it is not among the files of the agreement yet: the name given to an uploaded content.',
      ),
      rotulo: phrase('Documento assinado', 'Signed document'),
    },
    assinatura: date(
      phrase(
        'Dia da última assinatura, até hoje. Se ficar vazio: hoje.',
        'Day of the last signature, until today. If left empty: today.',
      ),
      { ...ours, rotulo: phrase('Assinado em', 'Signed on') },
    ),
  },
  problems: ['CONTEUDO_INEXISTENTE'],
  example: { id: 203, assinatura: '2026-03-02' },
})

export const renovaConvenio = moveCommand(convenioMachine, 'renovar', {
  id: 'RenovaConvenio',
  input: {
    termino: date(phrase('Novo último dia, depois do atual.', 'New last day, after the present one.'), {
      ...must,
      rotulo: phrase('Novo término', 'New end'),
    }),
  },
  example: { id: 204, termino: '2031-12-31' },
})

export const encerraConvenio = endingCommand(convenioMachine, 'encerrar', {
  id: 'EncerraConvenio',
  changes: ['arquivo', 'assinatura'],
  lasting: phrase(
    'Um convênio encerrado não volta a valer.',
    'An agreement that was ended never holds again.',
  ),
  example: { id: 205 },
})

export const cancelaConvenio = moveCommand(convenioMachine, 'cancelar', {
  id: 'CancelaConvenio',
  changes: ['arquivo', 'assinatura'],
  example: { id: 206 },
})

export const convenioOperations = [
  listaConvenios,
  consultaConvenio,
  incluiConvenio,
  alteraConvenio,
  enviaConvenio,
  registraAssinaturaConvenio,
  renovaConvenio,
  encerraConvenio,
  cancelaConvenio,
] as const
