import { sql } from 'kysely'
import { assinaturaMachine } from '../../../catalogue/machines/assinatura.ts'
import { said } from '../../../catalogue/message.ts'
import { type Nivel, niveis } from '../../../catalogue/values/arquivo.ts'
import { signerOf } from '../../store/actor.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { together } from '../../store/together.ts'
import { guardsOfReminders } from '../lembrete/guards.ts'
import { bind, type Guard, type Standing } from '../machine/bound.ts'
import { contentsOf } from './give.ts'
import { openSignatures } from './open.ts'
import { representativesFor } from './representatives.ts'
import { unknownRepresentative } from './signers.ts'

const ids = (records: readonly Standing[]) => records.map(({ id }) => id)

/** Only approved files are signed. */
const aprovado: Guard<Standing> = async (tx, records) => {
  const rows = await tx
    .selectFrom('arquivo')
    .select(['id', 'situacao'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf(ids(records)))
    .execute()
  const states = new Map(rows.map(({ id, situacao }) => [id, situacao]))
  return {
    judge: ({ id }) => {
      const valor = states.get(id)!
      if (valor === 'Aprovado') return []
      const mensagem = said('assinatura.arquivoAindaNaoAprovado')
      return [{ regra: 'aprovado', campo: 'situacao', valor, limite: 'Aprovado', mensagem }]
    },
  }
}

const pdf = 'application/pdf'

/** Evidence can be added only to a PDF. */
const assinavel: Guard<Standing> = async (tx, records) => {
  const { rows } = await sql<{ id: number; tipo: string | null; making: boolean }>`
    select a.id, a.tipo_mime as tipo, d.fazer is not distinct from 'emitir' as making
      from arquivo a left join documento d on d.cliente_id = a.cliente_id and d.arquivo_id = a.id
     where a.cliente_id = ${currentClient} and a.id = any(${ids(records)}::bigint[])`.execute(tx)
  const known = new Map(rows.map((row) => [row.id, row]))
  return {
    judge: ({ id }) => {
      const { tipo, making } = known.get(id)!
      if (making || tipo === pdf) return []
      const mensagem = tipo
        ? said('assinatura.soArquivoPdfPodeSer')
        : said('assinatura.naoHaConteudoDesteArquivo')
      return [{ regra: 'assinavel', campo: 'tipoMime', valor: tipo ?? '', limite: pdf, mensagem }]
    },
  }
}

/** A signature of the actor is open. */
const devida: Guard<Standing> = async (tx, records, acting) => {
  const open = await openSignatures(tx, ids(records), acting)
  return {
    judge: ({ id }) => {
      if (open.has(id)) return []
      const mensagem = said('assinatura.nenhumaAssinaturaDesteArquivoEspera')
      return [{ regra: 'devida', mensagem }]
    },
  }
}

/** The file has been generated, and the signer is a known person. */
const pronto: Guard<Standing> = async (tx, records, acting) => {
  const [open, contents] = await together([
    openSignatures(tx, ids(records), acting),
    contentsOf(tx, ids(records)),
  ])
  return {
    judge: ({ id }) => {
      const signature = open.get(id)
      if (!signature) return []
      if (signature.nome === unknownRepresentative) {
        const mensagem = said('assinatura.faltaQuemAssinaPelaConcedente')
        return [{ regra: 'pronto', campo: 'assinante', valor: signature.nome, mensagem }]
      }
      if (contents.has(id)) return []
      const mensagem = said('assinatura.arquivoAindaEstaSendoFeito')
      return [{ regra: 'pronto', mensagem }]
    },
  }
}

/** Earlier signers have signed. */
const ordem: Guard<Standing> = async (tx, records, acting) => {
  const open = await openSignatures(tx, ids(records), acting)
  return {
    judge: ({ id }) =>
      open.get(id)?.early
        ? [{ regra: 'ordem', campo: 'ordem', mensagem: said('assinatura.outrasPessoasAssinamAntes') }]
        : [],
  }
}

/**
 * Only another registered representative of the host signs in the place of the one who was asked. Staff record what a
 * representative told them.
 */
const representanteRegistrado: Guard<Standing & { representante?: number }> = async (tx, records, acting) => {
  const [open, contents, all] = await together([
    openSignatures(tx, ids(records), acting, 'concedente'),
    contentsOf(tx, ids(records)),
    representativesFor(tx, ids(records)),
  ])
  return {
    judge: ({ id, representante }) => {
      const signature = open.get(id)
      const rule = { regra: 'representanteRegistrado', campo: 'representante' }
      if (signature?.parte !== 'concedente') {
        return [{ ...rule, mensagem: said('assinatura.nenhumaAssinaturaDesteArquivoEspera') }]
      }
      if (!contents.has(id)) return [{ ...rule, mensagem: said('assinatura.arquivoAindaEstaSendoFeito') }]
      const others = all.filter((one) => one.arquivo === id && one.id !== signature.parteId)
      if (others.length === 0) return [{ ...rule, mensagem: said('assinatura.naoHaOutroRepresentante') }]
      if (representante === undefined || others.some((one) => one.id === representante)) return []
      const mensagem = said('assinatura.representanteNaoRegistrado')
      return [{ ...rule, valor: String(representante), mensagem }]
    },
  }
}

const rank = (nivel: Nivel) => niveis.indexOf(nivel)

/** The actor's proof of identity, or the level they could prove, is at least the required one. */
const nivel: Guard<Standing> = async (tx, records, acting) => {
  const { proof, nivel: provable } = signerOf(acting.actor)
  const valor = proof?.nivel ?? provable
  const open = await openSignatures(tx, ids(records), acting)
  return {
    judge: ({ id }) => {
      const limite = open.get(id)?.nivel
      if (!valor || !limite || rank(valor) >= rank(limite)) return []
      const mensagem = said('assinatura.instituicaoPedeAssinaturaDestaParte', { limite })
      return [{ regra: 'nivel', campo: 'nivel', valor, limite, mensagem }]
    },
  }
}

export const assinaturas = bind({
  machine: assinaturaMachine,
  columns: [],
  guards: {
    aprovado,
    assinavel,
    devida,
    pronto,
    ordem,
    nivel,
    representanteRegistrado,
    ...guardsOfReminders('assinatura'),
  },
})
