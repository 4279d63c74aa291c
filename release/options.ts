import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type PlatformName, platformNames } from './platforms.ts'
import { ReleaseError } from './run.ts'

export const artefactKinds = ['npm', 'deb', 'oci', 'compose', 'sbom'] as const
export type ArtefactKind = (typeof artefactKinds)[number]

export interface Options {
  tag: string
  /** Allows any commit instead of the tag of its version. */
  trial: boolean
  key: string | undefined
  platforms: readonly PlatformName[]
  kinds: readonly ArtefactKind[]
  out: string
}

export function readOptions(args: string[]): Options {
  const { values } = parsed(args)
  if (!values.tag) throw new ReleaseError('Falta --tag, como em: npm run release -- --tag v0.2.0')
  return {
    tag: values.tag,
    trial: values.trial,
    key: values.key && resolve(values.key),
    platforms: listOf('--platforms', values.platforms, platformNames),
    kinds: listOf('--only', values.only, artefactKinds),
    out: resolve(values.out),
  }
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        tag: { type: 'string' },
        key: { type: 'string' },
        platforms: { type: 'string' },
        only: { type: 'string' },
        out: { type: 'string', default: 'release-out' },
        trial: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new ReleaseError(`${(error as Error).message} Veja docs/RELEASING.md.`)
  }
}

/** Names separated by commas; all of them if none is given. An empty text chooses none. */
function listOf<T extends string>(
  option: string,
  text: string | undefined,
  known: readonly T[],
): readonly T[] {
  if (text === undefined) return known
  const names = text.split(',').filter(Boolean)
  const unknown = names.find((name) => !(known as readonly string[]).includes(name))
  if (unknown) throw new ReleaseError(`${option}: "${unknown}" não existe; use ${known.join(', ')}.`)
  return known.filter((name) => names.includes(name))
}
