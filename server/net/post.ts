import { join } from 'node:path'
import type { Context } from '../context.ts'
import { FolderMail } from './folder-mail.ts'
import type { Post } from './mail.ts'

/** The client of the sample data. */
export const demoClient = 'demo'

/** Where the letters of the sample client are, where there is no mail server. */
export const demoLetters = (data: string): string => join(data, 'mensagens-demo')

/** How the letters of a client leave; undefined where they do not. */
export const postFor = (
  { mail, config }: Pick<Context, 'mail' | 'config'>,
  codigo: string,
): Post | undefined => mail ?? (codigo === demoClient ? new FolderMail(demoLetters(config.data)) : undefined)
