import { altera } from './altera.ts'
import { cancelaDeAdmissao } from './cancela-admissao.ts'
import { cancela } from './cancela-saida.ts'
import { inclui } from './inclui.ts'
import { readmite } from './readmite.ts'
import { registra } from './registra-saida.ts'
import { transfere } from './transfere.ts'

/** What the commands of employees do. */
export const colaboradorVerbs = {
  IncluiColaborador: inclui,
  AlteraColaborador: altera,
  TransfereColaborador: transfere,
  RegistraSaida: registra,
  CancelaSaida: cancela,
  CancelaAdmissao: cancelaDeAdmissao,
  ReadmiteColaborador: readmite,
}
