import { must } from '../../common-fields.ts'
import { type Among, related } from '../../fields.ts'
import { command } from '../../operation.ts'
import { type Phrase, phrase } from '../../phrase.ts'
import { active } from '../candidates.ts'
import { id, simular } from '../parts.ts'
import { resultsOutput } from '../written.ts'

/** Commands about who signs for a host besides the representative in its record. */
const about = <const Id extends string>(told: {
  id: Id
  title: Phrase
  description: Phrase
  rotulo: Phrase
  among: Among
  example: { id: number; pessoa: number }
}) =>
  command({
    family: 'management',
    kind: 'command',
    id: told.id,
    group: 'management',
    noun: 'pessoa',
    doors: { staff: 'cadastros.alterar' },
    title: told.title,
    description: told.description,
    rotulo: told.rotulo,
    on: 'one',
    input: {
      id,
      pessoa: related('pessoa', phrase('Quem assina pela concedente.', 'Who signs for the host.'), {
        ...must,
        rotulo: phrase('Representante', 'Representative'),
        among: told.among,
      }),
      SIMULAR: simular,
    },
    output: resultsOutput,
    changes: ['pessoa'],
    problems: ['REGISTRO_INEXISTENTE', 'REGRA_IMPEDE', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
    example: told.example,
  })

export const incluiRepresentante = about({
  id: 'IncluiRepresentante',
  title: phrase('Registrar representante', 'Register a representative'),
  description: phrase(
    'Registra outra pessoa que pode assinar por uma concedente, além do representante do cadastro dela. Só a um representante registrado se delega uma assinatura.',
    'Registers another person who may sign for a host, besides the representative in its record. A signature is handed on only to a registered representative.',
  ),
  rotulo: phrase('Registrar representante', 'Register a representative'),
  among: { only: { tipo: 'F', ...active } },
  example: { id: 3210, pessoa: 3211 },
})

export const retiraRepresentante = about({
  id: 'RetiraRepresentante',
  title: phrase('Retirar representante', 'Remove a representative'),
  description: phrase(
    'A pessoa deixa de poder assinar pela concedente no lugar de outra. O que assinou continua valendo; o que já lhe foi delegado continua com ela, até que o assinante seja trocado.',
    'The person may no longer sign for the host in the place of another. What they signed still holds; what was handed on to them stays with them until the signer is changed.',
  ),
  rotulo: phrase('Retirar representante', 'Remove a representative'),
  among: { only: { tipo: 'F' } },
  example: { id: 3210, pessoa: 3211 },
})
