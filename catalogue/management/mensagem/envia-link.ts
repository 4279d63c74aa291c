import { must } from '../../common-fields.ts'
import { parties } from '../../doors.ts'
import { code, related } from '../../fields.ts'
import { command } from '../../operation.ts'
import { phrase } from '../../phrase.ts'
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
  title: phrase('Enviar link pessoal', 'Send a personal link'),
  description: phrase(
    'Escreve a quem não entra com login uma mensagem com o link de tudo o que espera pela pessoa, e do que ela pode pedir. O link anterior para o mesmo fim deixa de valer. Exige também a permissão que abre o cadastro da pessoa.',
    'Writes to somebody without a login a message with the link to everything that waits for them, and to what they can ask for. The link before, for the same purpose, no longer works. It also asks for the right that opens the register of the person.',
  ),
  rotulo: phrase('Enviar link pessoal', 'Send a personal link'),
  on: 'new',
  input: {
    parte: code(
      12,
      phrase('Em que qualidade a pessoa age.', 'In which capacity the person acts.'),
      { values: { concedente, supervisor, responsavel }, unknown: 'refuse' },
      { ...must, rotulo: phrase('Parte', 'Party') },
    ),
    pessoa: related(
      'pessoa',
      phrase(
        'A pessoa, ou a concedente, por quem a representa.',
        'The person, or the host organisation, for whoever represents it.',
      ),
      {
        ...must,
        rotulo: phrase('Pessoa', 'Person'),
      },
    ),
    SIMULAR: simular,
  },
  output: resultsOutput,
  changes: ['mensagem'],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { parte: 'concedente', pessoa: 1 },
})
