import { acessoVerbs } from '../domain/acesso/verbs.ts'
import { salva } from '../domain/usuario/salva.ts'
import { usuarios } from '../listing/sources/acessos.ts'
import type { Noun } from './noun.ts'
import { everyUnit } from './scopes.ts'

export const usuario: Noun<'usuario'> = {
  verbs: {
    SalvaUsuario: salva,
    ...acessoVerbs,
  },
  scope: { usuario: everyUnit },
  listings: { ListaUsuarios: usuarios },
}
