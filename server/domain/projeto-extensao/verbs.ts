import { altera } from './altera.ts'
import { aprova } from './aprova.ts'
import { cancela } from './cancela.ts'
import { devolve } from './devolve.ts'
import { envia } from './envia.ts'
import { inclui } from './inclui.ts'
import { reprova } from './reprova.ts'

/** What the commands of extension projects do. */
export const projetoExtensaoVerbs = {
  IncluiProjetoExtensao: inclui,
  AlteraProjetoExtensao: altera,
  EnviaProjetoExtensao: envia,
  DevolveProjetoExtensao: devolve,
  AprovaProjetoExtensao: aprova,
  ReprovaProjetoExtensao: reprova,
  CancelaProjetoExtensao: cancela,
}
