import type { PartyKind } from '../../catalogue/doors.ts'
import { pendenciaMachine } from '../../catalogue/machines/pendencia.ts'
import { envia } from '../domain/arquivo/envia.ts'
import { arquivos } from '../domain/arquivo/guards.ts'
import { linking } from '../domain/arquivo/linka.ts'
import { reenvia } from '../domain/arquivo/reenvia.ts'
import { registered } from '../domain/machine/registry.ts'
import type { Belongs } from '../domain/machine/scope.ts'
import { making } from '../domain/making.ts'
import { arquivos as arquivosListing } from '../listing/sources/arquivos.ts'
import { arquivo as arquivoPage } from '../query/sources/arquivo.ts'
import type { Noun } from './noun.ts'
import { contractScope, ofContract, partOfContract } from './scopes.ts'

/** Files that the party is asked to sign. */
const asSigner =
  (parte: PartyKind): Belongs =>
  (alias, whose) =>
    `exists (select from assinatura g where g.cliente_id = ${alias}.cliente_id and g.arquivo_id = ${alias}.id
       and g.parte = '${parte}' and g.parte_id = ${whose})`

/** Other owners of a file, each with a column of that name. */
const owners = ['pendencia', 'solicitacao', 'equivalencia', 'projeto_extensao'] as const

/** A file belongs to the parties and units of the record that owns it. */
const ofOwners =
  (whom: 'units' | PartyKind): Belongs =>
  (alias, whose) =>
    owners
      .flatMap((table) => {
        const { units, parties } = registered().scopes[table]!
        const belongs = whom === 'units' ? units : parties?.[whom]
        return belongs
          ? [
              `exists (select from ${table} o where o.cliente_id = ${alias}.cliente_id and o.id = ${alias}.${table}_id
                 and ${belongs('o', whose)})`,
            ]
          : []
      })
      .join(' or ') || 'false'

/** A party sees files of its contracts, files of other records it owns, and files it is asked to sign. */
const ofFile =
  (parte: keyof typeof contractScope.parties): Belongs =>
  (alias, whose) =>
    `(${ofContract(contractScope.parties[parte])(alias, whose)} or ${ofOwners(parte)(alias, whose)}
      or ${asSigner(parte)(alias, whose)})`

/** Files delivered for a pending item are visible to the party that reviews it. */
const deliveredTo =
  (belongs: Belongs): Belongs =>
  (alias, whose) =>
    `exists (select from pendencia o where o.cliente_id = ${alias}.cliente_id and (o.id = ${alias}.pendencia_id
       or o.contrato_id = ${alias}.contrato_id and o.arquivo_id = ${alias}.id) and ${belongs('o', whose)})`

export const arquivo: Noun<'arquivo'> = {
  bound: arquivos,
  verbs: {
    EnviaArquivo: envia,
    ReenviaArquivo: reenvia,
    RecusaArquivo: making(arquivos, 'recusar', ({ motivo }) => ({
      motivo_recusa: motivo,
    })),
    LinkDeArquivo: linking('arquivo', 'nome'),
  },
  waits: {
    contrato: 'contrato_id',
    motivo: (x) => `${x}.motivo_recusa`,
    // A new delivery takes the place of a refused document: its item waits.
    without: (x) => `exists (select from pendencia p where p.cliente_id = ${x}.cliente_id
      and (p.id = ${x}.pendencia_id and p.arquivo_id is distinct from ${x}.id
        or p.contrato_id = ${x}.contrato_id and p.arquivo_id = ${x}.id
           and p.situacao = '${pendenciaMachine.moves.entregar.from[0]}'))`,
  },
  scope: {
    arquivo: {
      // Agreements, policies and organizations belong to all units, and so do their files.
      units: (alias, units) =>
        `(${ofContract(contractScope.units)(alias, units)} or ${ofOwners('units')(alias, units)}
        or num_nonnulls(${alias}.convenio_id, ${alias}.apolice_id, ${alias}.pessoa_id) > 0)`,
      parties: {
        aluno: ofFile('aluno'),
        professor: ofFile('professor'),
        concedente: ofFile('concedente'),
        // Files delivered for the supervisor's review, and files the supervisor signs.
        supervisor: (alias, whose) =>
          `(${asSigner('supervisor')(alias, whose)} or ${ofOwners('supervisor')(alias, whose)}
          or ${deliveredTo(partOfContract.parties.supervisor)(alias, whose)})`,
        responsavel: asSigner('responsavel'),
      },
    },
  },
  sealed: [{ table: 'arquivo_conteudo', column: 'conteudo', large: true }],
  listings: { ListaArquivos: arquivosListing },
  page: { source: arquivoPage },
}
