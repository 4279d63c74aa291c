import { type Doors, parties } from '../../doors.ts'
import { command } from '../../operation.ts'
import { moment, secretText, text, truth } from '../../output.ts'
import { id, simular } from '../parts.ts'

/** What a command that gives the address of a record's content says besides. */
interface Told<Id extends string, N extends string> {
  id: Id
  noun: N
  /** What the content is, in words. */
  what: string
  doors: Doors
  example: number
}

/** A command that tells whoever calls from where they, and nobody else, download a content for a short time. */
export const linkCommand = <const Id extends string, const N extends string>(told: Told<Id, N>) =>
  command({
    family: 'management',
    kind: 'command',
    id: told.id,
    group: 'management',
    noun: told.noun,
    doors: told.doors,
    title: `Link de ${told.what}`,
    description: `Dá o endereço de que quem pede, e mais ninguém, baixa o conteúdo de ${told.what} nos próximos minutos.`,
    rotulo: 'Baixar',
    on: 'one',
    input: { id, SIMULAR: simular },
    output: {
      simulado: truth('Se foi só uma simulação'),
      link: secretText('Endereço'),
      expira: moment('Até quando vale'),
      nome: text('Nome do arquivo'),
    },
    changes: [],
    problems: ['REGISTRO_INEXISTENTE', 'CONTEUDO_INEXISTENTE', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
    example: { id: told.example },
  })

export const everyParty = Object.keys(parties) as (keyof typeof parties)[]
