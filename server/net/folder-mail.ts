import { chmod, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolderDurably, putDurably } from '../durable-file.ts'
import type { Delivery, Mail, Post } from './mail.ts'

/** Messages kept in the folder; the oldest are deleted first. */
const most = 500

/**
 * Writes messages as files to a folder that only its owner can read, for trying the platform without a mail
 * server.
 */
export class FolderMail implements Post {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async deliver({ id, to, subject, text }: Mail): Promise<Delivery> {
    const stamp = new Date().toISOString().replace(/[:.]/g, '-')
    const name = `${stamp}-${id}.txt`
    const letter = `Para: ${oneLine(to.name)} <${oneLine(to.address)}>\nAssunto: ${oneLine(subject)}\n\n${text}\n`
    try {
      await this.#write(name, letter)
      await this.#sweep()
      return { outcome: 'taken', response: 'Escrita em um arquivo: não há servidor de e-mail.', cut: false }
    } catch (error) {
      return { outcome: 'away', response: (error as NodeJS.ErrnoException).code ?? '', cut: false }
    }
  }

  /** The message counts as delivered afterwards. */
  async #write(name: string, letter: string): Promise<void> {
    makeFolderDurably(this.#folder, 0o700)
    // Also narrows an existing folder with a wider mode.
    await chmod(this.#folder, 0o700)
    await putDurably(join(this.#folder, name), letter)
  }

  async #sweep(): Promise<void> {
    const letters = (await readdir(this.#folder)).filter((name) => name.endsWith('.txt')).toSorted()
    for (const name of letters.slice(0, -most)) await rm(join(this.#folder, name), { force: true })
  }
}

const oneLine = (value: string) => value.replace(/\s+/g, ' ').trim()
