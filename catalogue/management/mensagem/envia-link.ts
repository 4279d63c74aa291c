import { must } from '../../common-fields.ts'
import { parties } from '../../doors.ts'
import { code, related } from '../../fields.ts'
import { command } from '../../operation.ts'
import { simular } from '../parts.ts'
import { resultsOutput } from '../written.ts'

const { concedente, supervisor, responsavel } = parties

export const enviaLink = command({
  family: 'management',
  kind: 'command',
  id: 'EnviaLink',
  group: 'management',
  noun: 'mensagem',
  doors: { staff: 'contratos.alterar' },
  title: 'Enviar link pessoal',
  description:
    'Escreve a quem não entra com login uma mensagem com o link de tudo o que espera pela pessoa, e do que ela pode pedir. O link anterior para o mesmo fim deixa de valer. Exige também a permissão que abre o cadastro da pessoa.',
  rotulo: 'Enviar link pessoal',
  on: 'new',
  input: {
    parte: code(
      12,
      'Em que qualidade a pessoa age.',
      { values: { concedente, supervisor, responsavel }, unknown: 'refuse' },
      { ...must, rotulo: 'Parte' },
    ),
    pessoa: related('pessoa', 'A pessoa, ou a concedente, por quem a representa.', {
      ...must,
      rotulo: 'Pessoa',
    }),
    SIMULAR: simular,
  },
  output: resultsOutput,
  changes: ['mensagem'],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { parte: 'concedente', pessoa: 1 },
})
