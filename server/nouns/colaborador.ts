import { altera } from '../domain/colaborador/altera.ts'
import { cancelaDeAdmissao } from '../domain/colaborador/cancela-admissao.ts'
import { cancela } from '../domain/colaborador/cancela-saida.ts'
import { colaboradores } from '../domain/colaborador/guards.ts'
import { inclui } from '../domain/colaborador/inclui.ts'
import { daysOfEmployee } from '../domain/colaborador/periods.ts'
import { readmite } from '../domain/colaborador/readmite.ts'
import { registra } from '../domain/colaborador/registra-saida.ts'
import { transfere } from '../domain/colaborador/transfere.ts'
import { colaboradores as colaboradoresListing } from '../listing/sources/colaboradores.ts'
import { colaboradorPagina } from '../query/sources/colaborador-pagina.ts'
import type { Noun } from './noun.ts'

export const colaborador: Noun<'colaborador'> = {
  bound: colaboradores,
  verbs: {
    IncluiColaborador: inclui,
    AlteraColaborador: altera,
    TransfereColaborador: transfere,
    RegistraSaida: registra,
    CancelaSaida: cancela,
    CancelaAdmissao: cancelaDeAdmissao,
    ReadmiteColaborador: readmite,
  },
  listings: { ListaColaboradores: colaboradoresListing },
  page: { source: colaboradorPagina, days: daysOfEmployee },
}
