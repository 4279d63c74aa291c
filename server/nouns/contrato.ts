import { sql } from 'kysely'
import { adita } from '../domain/contrato/adita.ts'
import { altera } from '../domain/contrato/altera.ts'
import { alteraBeneficios } from '../domain/contrato/altera-beneficios.ts'
import { alteraHorario } from '../domain/contrato/altera-horario.ts'
import { alteraPlano } from '../domain/contrato/altera-plano.ts'
import { ativa } from '../domain/contrato/ativa.ts'
import { caduca } from '../domain/contrato/caduca.ts'
import { cancela } from '../domain/contrato/cancela.ts'
import { conclui } from '../domain/contrato/conclui.ts'
import { corrige } from '../domain/contrato/corrige.ts'
import { alteraRecesso, cancelaRecesso } from '../domain/contrato/corrige-recesso.ts'
import { corrigeTermo } from '../domain/contrato/corrige-termo.ts'
import { emiteTermo } from '../domain/contrato/emite-termo.ts'
import { explainContract } from '../domain/contrato/explain.ts'
import { contratos } from '../domain/contrato/guards.ts'
import { importa } from '../domain/contrato/importa.ts'
import { inclui } from '../domain/contrato/inclui.ts'
import { prorroga } from '../domain/contrato/prorroga.ts'
import { emiteRealizacao } from '../domain/contrato/realization.ts'
import { registraRecesso } from '../domain/contrato/registra-recesso.ts'
import { rescindeNoDia } from '../domain/contrato/rescinde.ts'
import { trocaOrientador } from '../domain/contrato/troca-orientador.ts'
import { trocaSupervisor } from '../domain/contrato/troca-supervisor.ts'
import { pedeConferencia } from '../domain/solicitacao/pede-conferencia.ts'
import { rescindeContrato } from '../domain/solicitacao/rescinde-contrato.ts'
import { contratos as contratosListing } from '../listing/sources/contratos.ts'
import { contratoPagina } from '../query/sources/contrato-pagina.ts'
import type { Noun } from './noun.ts'
import { contractScope } from './scopes.ts'

export const contrato: Noun<'contrato'> = {
  bound: contratos,
  verbs: {
    IncluiContrato: inclui,
    AlteraContrato: altera,
    PedeConferencia: pedeConferencia,
    EmiteTermo: emiteTermo,
    CorrigeContrato: corrige,
    CorrigeTermo: corrigeTermo,
    CancelaContrato: cancela,
    AditaContrato: adita,
    ProrrogaContratos: prorroga,
    TrocaSupervisor: trocaSupervisor,
    TrocaOrientador: trocaOrientador,
    AlteraHorario: alteraHorario,
    AlteraPlano: alteraPlano,
    AlteraBeneficios: alteraBeneficios,
    RegistraRecesso: registraRecesso,
    AlteraRecesso: alteraRecesso,
    CancelaRecesso: cancelaRecesso,
    EmiteTermoRealizacao: emiteRealizacao,
    RescindeContrato: rescindeContrato,
    ImportaContratos: importa,
  },
  due: { ativar: ativa, cancelar: caduca, concluir: conclui, rescindir: rescindeNoDia },
  scope: {
    contrato: contractScope,
  },
  sealed: [
    { table: 'contrato', column: 'banco' },
    { table: 'contrato', column: 'documento', marked: true },
  ],
  seek: {
    keys: [{ of: 'numero', column: 'numero', sequence: 'sequencia' }],
    through: [
      { column: 'aluno_id', noun: 'aluno' },
      { column: 'concedente_id', noun: 'pessoa' },
    ],
  },
  listings: { ListaContratos: contratosListing },
  page: {
    source: contratoPagina,
    explained: explainContract,
    numbered: {
      where: ({ contrato, sequencia }) =>
        sql`c.numero = ${contrato}${sequencia == null ? sql`` : sql` and c.sequencia = ${sequencia}`}`,
      order: `c.situacao = '${contratos.machine.moves.ativar.to}' desc, c.sequencia desc`,
    },
  },
}
