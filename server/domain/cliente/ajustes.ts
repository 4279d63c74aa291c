import type { consultaAjustes, salvaAjustes } from '../../../catalogue/management/ajuste/index.ts'
import { said } from '../../../catalogue/message.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { requireMonth } from '../month.ts'
import type { Verb } from '../verb.ts'
import { datedSince, lastClosedMonth } from './dated.ts'
import { confirmaPix, descartaPix, pixProposal, proposePix } from './pix.ts'
import { clientSettings } from './setting-declarations.ts'
import { changeOwnSettings, readOwnSettings, SettingProblem, settingText } from './settings.ts'

/** Legal rules are changed by `AlteraRegra`, where their effect can be tried first. */
const rule = 'regra.'
const isRule = (name: string) => name.startsWith(rule)

const consulta: Verb<typeof consultaAjustes> = async (tx, { today }) => {
  const all = Object.entries(await readOwnSettings(tx, today))
  const since = await datedSince(tx)
  const desdeOf = (nome: string) => since.get(clientSettings[nome]?.column ?? '') ?? ''
  return {
    fechadoAte: (await lastClosedMonth(tx)) ?? '',
    ajustes: all
      .filter(([name]) => !isRule(name))
      .map(([nome, valor]) => ({ nome, valor, desde: desdeOf(nome), ...settingText(nome) })),
    regras: all
      .filter(([name]) => isRule(name))
      .map(([name, modo]) => ({ regra: name.slice(rule.length), modo })),
    pixProposta: await pixProposal(tx),
  }
}

const salva: Verb<typeof salvaAjustes> = async (tx, acting, { ajustes, desde }) => {
  const month = desde ? await openMonth(tx, desde) : undefined
  const before = await readOwnSettings(tx, acting.today)
  for (const [at, { nome, valor }] of ajustes.entries()) {
    try {
      if (isRule(nome)) throw new SettingProblem(said('cliente.regrasEmAlteraRegra'))
      const setting = Object.hasOwn(clientSettings, nome) ? clientSettings[nome] : undefined
      if (setting?.twoPersons) await proposePix(tx, acting, setting, valor ?? '', nome)
      else await changeOwnSettings(tx, new Map([[nome, valor ?? '']]), month)
    } catch (error) {
      if (!(error instanceof SettingProblem)) throw error
      const campo = `ajustes[${at + 1}].valor`
      throw new Refusal('REGISTRO_INVALIDO', {}, [wrongField(campo, 'CAMPO_INVALIDO', error.said)])
    }
  }
  const now = await readOwnSettings(tx, acting.today)
  const changed = Object.keys(now).filter((name) => now[name] !== before[name])
  return {
    mudancas: changed.map((nome) => ({ nome, antes: before[nome]!, agora: now[nome]! })),
    pixProposta: await pixProposal(tx),
  }
}

/** The month from which a change applies. A closed month keeps its settings. */
async function openMonth(tx: Tx, desde: string): Promise<string> {
  requireMonth(desde, 'desde')
  const closed = await lastClosedMonth(tx)
  if (closed === undefined || desde > closed) return desde
  throw new Refusal('REGISTRO_INVALIDO', {}, [
    wrongField('desde', 'CAMPO_INVALIDO', said('cliente.mesFechadoUseRetroageAjuste', { mes: closed })),
  ])
}

export const ajusteVerbs = {
  ConsultaAjustes: consulta,
  SalvaAjustes: salva,
  ConfirmaChavePix: confirmaPix,
  DescartaChavePix: descartaPix,
}
