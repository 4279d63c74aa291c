import { chmod, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Delivery, Mail, Post } from './mail.ts'

/** Letters that the folder keeps; the oldest go first. */
const most = 500

/**
 * Writes letters as files into a folder that only its owner can read. For trying things out: whoever runs the platform on
 * their own machine without a mail server reads there what each party would have received.
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

  /** A reader of the folder sees whole letters only. */
  async #write(name: string, letter: string): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    // Also a folder that was there before with a wider mode.
    await chmod(this.#folder, 0o700)
    const partial = join(this.#folder, `.${name}`)
    const file = await open(partial, 'wx', 0o600)
    try {
      await file.writeFile(letter)
    } finally {
      await file.close()
    }
    await rename(partial, join(this.#folder, name))
  }

  async #sweep(): Promise<void> {
    const letters = (await readdir(this.#folder)).filter((name) => name.endsWith('.txt')).toSorted()
    for (const name of letters.slice(0, -most)) await rm(join(this.#folder, name), { force: true })
  }
}

const oneLine = (value: string) => value.replace(/\s+/g, ' ').trim()
