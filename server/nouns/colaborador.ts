import { altera } from '../domain/colaborador/altera.ts'
import { cancelaDeAdmissao } from '../domain/colaborador/cancela-admissao.ts'
import { cancela } from '../domain/colaborador/cancela-saida.ts'
import { colaboradores } from '../domain/colaborador/guards.ts'
import { inclui } from '../domain/colaborador/inclui.ts'
import { daysOfEmployee } from '../domain/colaborador/periods.ts'
import { readmite } from '../domain/colaborador/readmite.ts'
import { registra } from '../domain/colaborador/registra-saida.ts'
import { transfere } from '../domain/colaborador/transfere.ts'
import type { Belongs } from '../domain/machine/scope.ts'
import { colaboradores as colaboradoresListing } from '../listing/sources/colaboradores.ts'
import { colaboradorPagina } from '../query/sources/colaborador-pagina.ts'
import type { Noun } from './noun.ts'

/** Unit of the current period of work, else of the next or the last one. */
const workingIn: Belongs = (alias, units) =>
  `exists (select from lotacao_atual l where l.cliente_id = ${alias}.cliente_id and l.colaborador_id = ${alias}.id
     and l.contrato_id = periodo_em(${alias}.cliente_id, ${alias}.id, (select hoje_do_cliente()))
     and l.unidade_id = any(${units}))`

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
  scope: {
    colaborador: { units: workingIn },
  },
  listings: { ListaColaboradores: colaboradoresListing },
  page: { source: colaboradorPagina, days: daysOfEmployee },
}
