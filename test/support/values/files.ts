import { accepted } from '../../../demo/office/act.ts'
import { signFile } from '../../../demo/office/signing.ts'
import { dueVerb } from '../../../server/domain/calendario/due.ts'
import { act, make, on, type Scenario } from './scenario.ts'

type Owner = Partial<
  Record<
    'contrato' | 'convenio' | 'equivalencia' | 'projetoExtensao' | 'solicitacao' | 'apolice' | 'pessoa',
    number
  >
>

/** Uploads files of a record: one waiting, one refused, and one in each state of its signatures. */
export async function sendFiles(told: Scenario, owner: Owner): Promise<void> {
  const { dia } = told
  const send = async (tipo: 'Outros' | 'Recibo' = 'Outros') => {
    const conteudo = await told.content()
    return told.inside((tx) => make(tx, on(dia), 'EnviaArquivo', { conteudo, tipo, ...owner }))
  }
  await send()
  const refused = await send()
  await told.inside((tx) => act(tx, on(dia), 'RecusaArquivo', { motivo: 'Ilegível.' }, [refused]))
  const assinantes = [{ parte: 'instituicao', nome: 'Reitoria' }] as const
  for (const end of ['espera', 'recusada', 'vencida', 'assinada', 'cancelada'] as const) {
    const id = await send()
    await told.inside(async (tx) => {
      await act(tx, on(dia), 'AprovaArquivo', {}, [id])
      await act(tx, on(dia), 'EnviaParaAssinatura', { prazo: dia, assinantes }, [id])
      const motivo = 'Texto errado.'
      if (end === 'recusada') await act(tx, on(dia), 'RecusaAssinatura', { motivo }, [id])
      if (end === 'vencida') accepted(await dueVerb('assinatura', 'vencer')(tx, on('2099-01-01'), [id]))
      if (end === 'assinada') await signFile(tx, dia, id)
      if (end === 'cancelada') await act(tx, on(dia), 'CancelaAssinatura', { motivo }, [id])
    })
  }
}
