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

  async deliver({ id, to, subject, text, attachment }: Mail): Promise<Delivery> {
    const stamp = new Date().toISOString().replace(/[:.]/g, '-')
    const name = `${stamp}-${id}`
    const attached = attachment ? `\nAnexo: ${name}.pdf\n` : ''
    const letter = `Para: ${oneLine(to.name)} <${oneLine(to.address)}>\nAssunto: ${oneLine(subject)}\n\n${text}\n${attached}`
    try {
      if (attachment) await this.#write(`${name}.pdf`, attachment.content)
      await this.#write(`${name}.txt`, letter)
      await this.#sweep()
      return { outcome: 'taken', response: 'Escrita em um arquivo: não há servidor de e-mail.', cut: false }
    } catch (error) {
      return { outcome: 'away', response: (error as NodeJS.ErrnoException).code ?? '', cut: false }
    }
  }

  /** The message counts as delivered afterwards. */
  async #write(name: string, content: string | Buffer): Promise<void> {
    makeFolderDurably(this.#folder, 0o700)
    // Also narrows an existing folder with a wider mode.
    await chmod(this.#folder, 0o700)
    await putDurably(join(this.#folder, name), content)
  }

  async #sweep(): Promise<void> {
    const letters = (await readdir(this.#folder)).filter((name) => /\.(txt|pdf)$/.test(name)).toSorted()
    for (const name of letters.slice(0, -most)) await rm(join(this.#folder, name), { force: true })
  }
}

const oneLine = (value: string) => value.replace(/\s+/g, ' ').trim()
