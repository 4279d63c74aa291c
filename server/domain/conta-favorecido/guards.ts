import { sql } from 'kysely'
import { contaFavorecidoMachine } from '../../../catalogue/machines/conta-favorecido.ts'
import { said } from '../../../catalogue/message.ts'
import type { Row } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { pixKey } from '../../values/pix.ts'
import { openJson } from '../conta-bancaria/dados.ts'
import { bind, type Guard, type Standing } from '../machine/bound.ts'
import type { Breach } from '../machine/finding.ts'
import { otherPerson } from '../two-persons.ts'
import { checkConta } from './check.ts'
import type { ContaInformada } from './dados.ts'

const columns = [
  'aluno_id',
  'pessoa_id',
  'dados',
  'pedida_por',
] as const satisfies readonly (keyof Row<'conta_favorecido'>)[]

type Conta = Standing & Pick<Row<'conta_favorecido'>, (typeof columns)[number]>

/** A payment to it can be written to a bank file. */
const contaPagavel: Guard<Conta> = (_tx, _records, acting) => ({
  judge: ({ dados }) => checkConta(openJson<ContaInformada>(acting, dados)),
})

/** The account and Pix key must be the payee's own, as far as they name the holder. */
const contaPropria: Guard<Conta> = async (tx, records, acting) => {
  const { rows } = await sql<{ aluno: number | null; pessoa: number | null; documento: string | null }>`
    select id as aluno, null::bigint as pessoa, coalesce(cpf, documento) as documento from aluno
     where cliente_id = ${currentClient} and id = any(${records.map(({ aluno_id }) => aluno_id)}::bigint[])
    union all
    select null, id, documento from pessoa
     where cliente_id = ${currentClient} and id = any(${records.map(({ pessoa_id }) => pessoa_id)}::bigint[])`.execute(
    tx,
  )
  return {
    judge: ({ aluno_id, pessoa_id, dados }) => {
      const own = rows.find(({ aluno, pessoa }) => aluno === aluno_id && pessoa === pessoa_id)?.documento
      const { documento, chavePix } = openJson<ContaInformada>(acting, dados)
      const key = chavePix ? pixKey(chavePix) : undefined
      const breaches: Breach[] = []
      if (documento !== undefined && documento !== own) {
        const mensagem = said('contaFavorecido.contaPrecisaSerProprioFavorecido')
        breaches.push({ regra: 'contaPropria', campo: 'documentoTitular', mensagem })
      }
      if (key?.tipo === 'documento' && key.chave !== own) {
        const mensagem = said('contaFavorecido.chaveCpfOuCnpjPrecisa')
        breaches.push({ regra: 'contaPropria', campo: 'chavePix', mensagem })
      }
      return breaches
    },
  }
}

/** Four-eyes rule: only another person can confirm the account before the waiting period ends. */
const outraPessoaConfirma: Guard<Conta> = async (tx, _records, acting) => {
  const against = await otherPerson(tx, acting, {
    regra: 'outraPessoaConfirma',
    mensagem: said('contaFavorecido.quemInformouContaNaoConfirma'),
  })
  return { judge: ({ pedida_por }) => against([pedida_por]) }
}

export const contasFavorecidos = bind({
  machine: contaFavorecidoMachine,
  columns,
  guards: { contaPagavel, contaPropria, outraPessoaConfirma },
})
