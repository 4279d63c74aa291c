import type { ToldDeed } from '../contrato/history.ts'
import { tellContracts } from '../contrato/tell.ts'
import type { Consequence } from '../machine/registry.ts'

export const told: Readonly<Record<string, ToldDeed>> = {
  incluir: 'atividadeRegistrada',
  enviar: 'atividadeEnviada',
  aprovar: 'atividadeAprovada',
  devolver: 'atividadeDevolvida',
}

export const tellAtividade: Consequence = async (tx, records, _acting, deed) => {
  const done = told[deed]
  if (done) await tellContracts(tx, 'registro_atividade', records, done)
}
