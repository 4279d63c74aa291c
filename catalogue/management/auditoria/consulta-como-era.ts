import { must } from '../../common-fields.ts'
import { code, numeric, ours } from '../../fields.ts'
import { command } from '../../operation.ts'
import { list, moment, text, truth } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { simular } from '../parts.ts'
import { auditedEntities } from './audited-entities.ts'

export const consultaComoEra = command({
  family: 'management',
  kind: 'command',
  id: 'ConsultaComoEra',
  group: 'management',
  noun: 'auditoria',
  doors: { staff: 'auditoria.ver', unlimited: true },
  title: phrase('Registro como era', 'Record as it was'),
  description: phrase(
    'Mostra um registro como ficou depois de um lançamento da auditoria, desfazendo o que mudou desde então. Nada é alterado.',
    'Shows a record as it stood after an entry of the audit trail, undoing what changed since. Nothing is changed.',
  ),
  rotulo: phrase('Ver como era', 'See how it was'),
  on: 'new',
  input: {
    entidade: code(
      40,
      phrase('Entidade.', 'Entity.'),
      { values: auditedEntities, unknown: 'refuse' },
      { ...must, rotulo: phrase('Entidade', 'Entity') },
    ),
    registro: numeric(
      15,
      phrase('Número do registro, na sua entidade.', 'Number of the record, in its entity.'),
      { ...must, min: 1, rotulo: phrase('Registro', 'Record') },
    ),
    lancamento: numeric(
      15,
      phrase(
        'Número do lançamento. Se ficar vazio: o mais novo do registro.',
        'Number of the entry. If left empty: the latest of the record.',
      ),
      {
        ...ours,
        min: 1,
        rotulo: phrase('Lançamento', 'Entry'),
      },
    ),
    SIMULAR: simular,
  },
  output: {
    simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
    momento: moment(phrase('Quando foi o lançamento', 'When the entry was made'), phrase('Quando', 'When')),
    usuario: text(phrase('Quem o fez', 'Who made it'), phrase('Quem', 'Who')),
    campos: {
      ...list({
        campo: text(phrase('Campo', 'Field')),
        valor: text(phrase('Valor que tinha', 'Value that it had')),
      }),
      rotulo: phrase('Campos', 'Fields'),
    },
  },
  changes: [],
  problems: ['REGISTRO_INEXISTENTE', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { entidade: 'aluno', registro: 1 },
})
