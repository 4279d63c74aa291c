import { contaBancariaMachine } from '../../../catalogue/machines/conta-bancaria.ts'
import { said } from '../../../catalogue/message.ts'
import { checkPayer } from '../../cnab/check.ts'
import type { Row } from '../../store/database.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { type Acting, bind, type Guard, type Standing } from '../machine/bound.ts'
import { otherPerson } from '../two-persons.ts'
import { type DadosConta, openJson, payerOf } from './dados.ts'

const columns = [
  'banco',
  'dados',
  'proposta',
  'autores',
] as const satisfies readonly (keyof Row<'conta_bancaria'>)[]

type Conta = Standing &
  Pick<Row<'conta_bancaria'>, (typeof columns)[number]> & {
    /** Whether a change waits for a decision. */
    proposed?: boolean
    /** Authors of the change that is being confirmed, because confirming empties the column. */
    authors?: readonly string[]
  }

/** Data as proposed, or as stored if there is no proposal. */
const dataOf = ({ dados, proposta }: Conta, acting: Acting): DadosConta => openJson(acting, proposta ?? dados)

const nomeLivre: Guard<Conta> = async (tx, records, acting) => {
  const names = new Map(records.map((one) => [one, dataOf(one, acting).nome]))
  const held = await tx
    .selectFrom('conta_bancaria')
    .select(['id', 'nome'])
    .where('cliente_id', '=', currentClient)
    .where('nome', '=', anyOf([...names.values()]))
    .execute()
  const holders = new Map(held.map(({ id, nome }) => [nome, id]))
  return {
    judge: (one) => {
      const nome = names.get(one)!
      const holder = holders.get(nome)
      if (holder === undefined || holder === one.id) return []
      return [
        { regra: 'nomeLivre', campo: 'nome', valor: nome, mensagem: said('contaBancaria.haContaEsteNome') },
      ]
    },
  }
}

/** The bank's CNAB dialect can write files of the account. */
const contaCompleta: Guard<Conta> = (_tx, _records, acting) => ({
  judge: (one) =>
    checkPayer(payerOf(one.banco, dataOf(one, acting))).map((found) => ({
      ...found,
      regra: 'contaCompleta',
    })),
})

/** There is a proposal to decide on. `proposed` is set because the decision itself clears the column. */
const haProposta: Guard<Conta> = () => ({
  judge: ({ proposta, proposed = proposta !== null }) =>
    proposed
      ? []
      : [{ regra: 'haProposta', mensagem: said('contaBancaria.nenhumaAlteracaoEsperaConfirmacao') }],
})

/** Four-eyes rule: authors of changes since the last confirmation cannot confirm. */
const outraPessoaConfirma: Guard<Conta> = async (tx, _records, acting) => {
  const against = await otherPerson(tx, acting, {
    regra: 'outraPessoaConfirma',
    mensagem: said('contaBancaria.quemIncluiuOuAlterouConta'),
  })
  return { judge: ({ autores, authors = autores }) => against(authors) }
}

export const contasBancarias = bind({
  machine: contaBancariaMachine,
  columns,
  guards: { nomeLivre, contaCompleta, haProposta, outraPessoaConfirma },
})
