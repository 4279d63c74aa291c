import { sql } from 'kysely'
import { situacoesMatricula } from '../../../catalogue/common-fields.ts'
import type { Tone } from '../../../catalogue/machines/machine.ts'
import type { facts } from '../../../catalogue/management/registro/explica-situacao.ts'
import type { PageNoun } from '../../../catalogue/management/registro/page-rights.ts'
import { type Message, said, type Told } from '../../../catalogue/message.ts'
import { alike } from '../../../catalogue/phrase.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/** Fact about a record without states that explains what it can do. */
export interface Fact {
  tom: Tone
  rotulo: Message
  mensagem: Message
  codigo: (typeof facts)[number]
  dia: string | null
  curso: string
  matricula: string | Told
}

/** Defaults of fields that only some facts have. */
const without = { dia: null, curso: '', matricula: '' }

const written = (day: string) => day.split('-').reverse().join('/')

/** Facts that decide whether a student or professor can sign in, sign and have contracts. */
export async function factsOf(tx: Tx, noun: PageNoun, id: number, today: string): Promise<Fact[]> {
  if (noun === 'aluno') return [...(await access(tx, 'aluno', id, today)), ...(await enrolments(tx, id))]
  return noun === 'professor' ? access(tx, 'professor', id, today) : []
}

interface Access {
  validade: string | null
  bloqueio: string | null
  semEmail: boolean
}

async function access(tx: Tx, table: 'aluno' | 'professor', id: number, today: string): Promise<Fact[]> {
  const { rows } = await sql<Access>`
    select validade, bloqueio, email is null as "semEmail" from ${sql.table(table)}
     where cliente_id = ${currentClient} and id = ${id}`.execute(tx)
  const { validade, bloqueio, semEmail } = rows[0]!
  const told: Fact[] = []
  if (validade !== null && validade <= today) {
    told.push({
      ...without,
      codigo: 'inativo',
      dia: validade,
      tom: 'erro',
      rotulo: said('fato.inativo'),
      mensagem: said('comando.inativoDesdePelaValidadeCadastro', { validade: written(validade) }),
    })
  }
  if (bloqueio !== null && today <= bloqueio) {
    told.push({
      ...without,
      codigo: 'bloqueado',
      dia: bloqueio,
      tom: 'erro',
      rotulo: said('fato.bloqueado'),
      mensagem: said('comando.naoEntraPlataformaAtePela', { bloqueio: written(bloqueio) }),
    })
  }
  if (semEmail) {
    told.push({
      ...without,
      codigo: 'semEmail',
      tom: 'atencao',
      rotulo: said('fato.semEmail'),
      mensagem: said('comando.naoPodeSerAvisadoAssinaturas'),
    })
  }
  if (told.length > 0) return told
  const mensagem = said('comando.entraPlataformaPodeSerAvisado')
  return [{ ...without, codigo: 'ativo', tom: 'ok', rotulo: said('fato.ativo'), mensagem }]
}

interface Enrolment {
  curso: string
  situacao: keyof typeof situacoesMatricula.values
  ativo: boolean
}

/** Maximum number of enrolments shown. */
const most = 20

async function enrolments(tx: Tx, id: number): Promise<Fact[]> {
  const { rows } = await sql<Enrolment>`
    select c.nome as curso, l.situacao, l.ativo from aluno_curso l
      join curso c on c.cliente_id = l.cliente_id and c.id = l.curso_id
     where l.cliente_id = ${currentClient} and l.aluno_id = ${id} order by l.id desc limit ${most}`.execute(
    tx,
  )
  if (rows.length === 0) {
    const mensagem = said('comando.naoEstaMatriculadoNenhumCurso')
    return [{ ...without, codigo: 'semMatricula', tom: 'erro', rotulo: said('fato.semMatricula'), mensagem }]
  }
  return rows.map(({ curso, situacao, ativo }) => {
    const attends = situacao === 'C' && ativo
    const words = situacoesMatricula.values[situacao] ?? alike(situacao)
    return {
      codigo: attends ? 'cursa' : ativo ? 'naoCursa' : 'matriculaInativa',
      dia: null,
      curso,
      matricula: words,
      tom: attends ? 'ok' : 'atencao',
      rotulo: said('fato.matricula', { curso }),
      mensagem: attends
        ? said('comando.podeTerContratoEsteCurso', { situacao: words })
        : said('comando.naoPodeTerContratoEste', { valor: ativo ? words : said('fato.inativa') }),
    }
  })
}
