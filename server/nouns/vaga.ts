import { candidataSe } from '../domain/candidatura/candidata-se.ts'
import { cancela } from '../domain/vaga/cancela.ts'
import { encerra } from '../domain/vaga/encerra.ts'
import { expira } from '../domain/vaga/expira.ts'
import { vagas } from '../domain/vaga/guards.ts'
import { vagas as vagasListing } from '../listing/sources/vagas.ts'
import { vagasAbertas } from '../listing/sources/vagas-abertas.ts'
import { vaga as vagaPage } from '../query/sources/vaga.ts'
import { vagaAosCandidatos, vagasDosCandidatos } from '../query/sources/vaga-aos-candidatos.ts'
import type { Noun } from './noun.ts'
import { everybody, everyUnit, own } from './scopes.ts'

export const vaga: Noun<'vaga'> = {
  bound: vagas,
  verbs: {
    EncerraVaga: encerra,
    CancelaVaga: cancela,
    CandidataSe: candidataSe,
  },
  due: { encerrar: expira },
  waits: { titulo: 'titulo', prazo: 'fim_inscricao', acao: '' },
  scope: {
    vaga: {
      ...everyUnit,
      parties: { aluno: everybody, professor: everybody, concedente: own('concedente_id') },
    },
  },
  listings: { ListaVagas: vagasListing, ListaVagasAbertas: vagasAbertas },
  page: {
    source: vagaPage,
    less: { to: ['aluno', 'professor'], source: vagaAosCandidatos, where: vagasDosCandidatos },
  },
}
