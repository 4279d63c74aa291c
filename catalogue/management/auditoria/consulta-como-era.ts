import { auditedEntities } from '../../audit.ts'
import { must } from '../../common-fields.ts'
import { code, numeric, ours } from '../../fields.ts'
import { command } from '../../operation.ts'
import { list, moment, text, truth } from '../../output.ts'
import { simular } from '../parts.ts'

export const consultaComoEra = command({
  family: 'management',
  kind: 'command',
  id: 'ConsultaComoEra',
  group: 'management',
  noun: 'auditoria',
  doors: { staff: 'auditoria.ver', unlimited: true },
  title: 'Registro como era',
  description:
    'Mostra um registro como ficou depois de um lançamento da auditoria, desfazendo o que mudou desde então. Nada é alterado.',
  rotulo: 'Ver como era',
  on: 'new',
  input: {
    entidade: code(
      40,
      'Entidade.',
      { values: auditedEntities, unknown: 'refuse' },
      { ...must, rotulo: 'Entidade' },
    ),
    registro: numeric(15, 'Número do registro, na sua entidade.', { ...must, min: 1, rotulo: 'Registro' }),
    lancamento: numeric(15, 'Número do lançamento; vazio, o mais novo do registro.', {
      ...ours,
      min: 1,
      rotulo: 'Lançamento',
    }),
    SIMULAR: simular,
  },
  output: {
    simulado: truth('Se foi só uma simulação'),
    momento: { ...moment('Quando foi o lançamento'), rotulo: 'Quando' },
    usuario: { ...text('Quem o fez'), rotulo: 'Quem' },
    campos: { ...list({ campo: text('Campo'), valor: text('Valor que tinha') }), rotulo: 'Campos' },
  },
  changes: [],
  problems: ['REGISTRO_INEXISTENTE', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { entidade: 'aluno', registro: 1 },
})
