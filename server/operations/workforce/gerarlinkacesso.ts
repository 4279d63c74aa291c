import { gerarlinkacesso as declared, minutosAcesso } from '../../../catalogue/workforce/gerarlinkacesso.ts'
import { makeAccess, mayEnter } from '../../domain/colaborador/access.ts'
import { accessAddress } from '../../domain/colaborador/access-address.ts'
import { holdEmployee } from '../../domain/colaborador/employee.ts'
import { stateOf } from '../../domain/colaborador/state.ts'
import { Refusal } from '../../refusal.ts'
import { localMoment } from '../../values/dates.ts'
import { bindWorkforce } from '../bound.ts'

/** A single-use access link for an employee. */
export const gerarlinkacesso = bindWorkforce(declared, async (tx, { cpf, destino }, call) => {
  const employee = await holdEmployee(tx, cpf)
  if (!employee) throw new Refusal('COLABORADOR_INEXISTENTE')
  const situacao = await stateOf(tx, employee.id, call.today)
  if (!mayEnter(situacao)) throw new Refusal('COLABORADOR_SEM_ACESSO', { situacao })
  const expira = call.now.add({ minutes: minutosAcesso })
  const where = destino ?? '/dados'
  const secret = await makeAccess(tx, employee.id, where, expira)
  const expiraEm = localMoment(expira.toString(), call.fuso)
  return { link: { url: accessAddress(call.base, where, secret), expiraEm } }
})
