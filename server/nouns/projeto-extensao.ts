import { said } from '../../catalogue/message.ts'
import { altera } from '../domain/projeto-extensao/altera.ts'
import { projetosExtensao } from '../domain/projeto-extensao/guards.ts'
import { inclui } from '../domain/projeto-extensao/inclui.ts'
import { projetosExtensao as projetosExtensaoListing } from '../listing/sources/projetos-extensao.ts'
import { projetosExtensao as projetosExtensaoPage } from '../query/sources/projetos-extensao.ts'
import type { Noun } from './noun.ts'
import { among, own } from './scopes.ts'

export const projetoExtensao: Noun<'projeto_extensao'> = {
  bound: projetosExtensao,
  verbs: {
    IncluiProjetoExtensao: inclui,
    AlteraProjetoExtensao: altera,
  },
  due: { encerrar: said('motivo.prazoTerminou') },
  waits: { titulo: 'titulo' },
  scope: {
    projeto_extensao: { units: among('unidade_id'), parties: { professor: own('professor_id') } },
  },
  listings: { ListaProjetosExtensao: projetosExtensaoListing },
  page: { source: projetosExtensaoPage },
}
