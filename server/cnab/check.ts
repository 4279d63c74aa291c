import { type Message, said } from '../../catalogue/message.ts'
import { isCpf } from '../values/cpf.ts'
import { checkAccount } from './check-account.ts'
import { dialects } from './dialects/index.ts'
import { keyOf, serviceOf } from './forms.ts'
import type { Finding, Payee, Payer, Payment, Remittance } from './remittance.ts'

/** Records of a lot are numbered with five digits; more payments go to another file. */
export const mostPayments = 10_000
const mostCents = 10 ** 15 - 1
const document = /^(?:\d{11}|[0-9A-Z]{12}\d{2})$/

/** Findings about the payer, for any payment. */
export function checkPayer(payer: Payer): Finding[] {
  const dialect = dialects[payer.banco]
  const { agreement, services } = dialect
  const findings: Finding[] = []
  const service = serviceOf(dialect, payer)
  if (agreement && !agreement.test(payer.convenio)) {
    const mensagem = said('banco.convenioNaoTemFormaBanco', { banco: payer.banco })
    findings.push({ regra: 'convenioDoBanco', campo: 'convenio', valor: payer.convenio, mensagem })
  }
  if (!services.accepted.includes(service)) {
    findings.push({
      regra: 'servicoDoBanco',
      campo: 'servico',
      valor: service,
      limite: services.accepted.join(', '),
      proposta: services.usual,
      mensagem: said('banco.bancoNaoAceitaServicoPagamentos', { banco: payer.banco, servico: service }),
    })
  }
  if (!document.test(payer.documento)) {
    const mensagem = said('banco.documentoQuemPagaNaoCpf')
    findings.push({ regra: 'documentoDoPagador', campo: 'documento', valor: payer.documento, mensagem })
  }
  if (payer.finalidadeTed !== undefined && !/^\d{5}$/.test(payer.finalidadeTed)) {
    const mensagem = said('banco.finalidadeTedTemCincoDigitos')
    findings.push({
      regra: 'finalidadeTed',
      campo: 'finalidadeTed',
      valor: payer.finalidadeTed,
      proposta: dialect.purpose,
      mensagem,
    })
  }
  return [...findings, ...checkAccount(payer, { most: 1, ownAccount: 12 })]
}

/** Findings about one payment. `today` is the date at the payer. */
export function checkPayment(payer: Payer, payment: Payment, today: string): Finding[] {
  const { favorecido, valor, data } = payment
  const findings = [...checkForm(payer, payment)]
  if (favorecido.nome.trim() === '') {
    findings.push({ regra: 'nomeDoFavorecido', campo: 'nome', mensagem: said('banco.favorecidoNaoTemNome') })
  }
  if (!isCpf(favorecido.documento) && !/^[0-9A-Z]{12}\d{2}$/.test(favorecido.documento)) {
    const mensagem = said('banco.documentoFavorecidoNaoCpfOu')
    findings.push({ regra: 'documentoDoFavorecido', campo: 'documento', mensagem })
  }
  if (!Number.isSafeInteger(valor) || valor < 1 || valor > mostCents) {
    const mensagem = said('banco.valorNaoPodeSerPago')
    findings.push({
      regra: 'valorPagavel',
      campo: 'valor',
      valor: String(valor / 100),
      limite: '0.01',
      mensagem,
    })
  }
  if (data < today) {
    const mensagem = said('banco.diaPagamentoPassou')
    findings.push({
      regra: 'dataAberta',
      campo: 'dataPagamento',
      valor: data,
      limite: today,
      proposta: today,
      mensagem,
    })
  }
  if (keyOf(payment)) return findings
  return [...findings, ...checkAccount(favorecido, limitsOf(payer, favorecido.banco))]
}

/** Some banks limit the length of their own accounts further. */
function limitsOf({ banco }: Payer, payeeBank: string | undefined) {
  const { most, ownAccount } = dialects[banco].digits
  return { most, ownAccount: payeeBank === banco ? ownAccount : 12 }
}

function* checkForm(payer: Payer, payment: Payment): Generator<Finding> {
  const { forma, favorecido } = payment
  const dialect = dialects[payer.banco]
  const own = favorecido.banco === payer.banco
  const regra = 'formaPossivel'
  if (forma === 'Pix' && !dialect.pix) {
    yield {
      regra: 'pixDoBanco',
      campo: 'forma',
      valor: forma,
      proposta: own ? 'Crédito em conta' : 'TED',
      mensagem: said('banco.leiautePixBancoNaoConhecido', { banco: payer.banco }),
    }
  }
  if (forma === 'Crédito em conta' && !own) {
    const mensagem = said('banco.creditoContaSoContasMesmo')
    yield { regra, campo: 'forma', valor: forma, limite: payer.banco, proposta: 'TED', mensagem }
  }
  if (forma === 'TED' && own) {
    const mensagem = said('banco.tedSoContasOutrosBancos')
    yield { regra, campo: 'forma', valor: forma, proposta: 'Crédito em conta', mensagem }
  }
  if (!keyOf(payment) && !/^\d{3}$/.test(favorecido.banco ?? '')) yield* checkIspb(payer, favorecido)
  const service = serviceOf(dialect, payer)
  if (forma !== 'Crédito em conta' && dialect.services.creditOnly.includes(service)) {
    const mensagem = said('banco.bancoAceitaServicoSoCredito', { banco: payer.banco, servico: service })
    yield {
      regra: 'servicoDoBanco',
      campo: 'servico',
      valor: service,
      proposta: dialect.services.usual,
      mensagem,
    }
  }
}

/** An institution without a bank code is named by its ISPB, if the payer's bank supports it. */
function* checkIspb({ banco }: Payer, { ispb = '' }: Payee): Generator<Finding> {
  const finding = { regra: 'bancoDoFavorecido', campo: 'banco' }
  if (!/^\d{8}$/.test(ispb)) yield { ...finding, mensagem: said('banco.faltaBancoFavorecido') }
  else if (!dialects[banco].ispbClearing) {
    const mensagem = said('banco.bancoNaoPagaInstituicoesSo', { banco })
    yield { ...finding, valor: ispb, mensagem }
  }
}

/** Findings about the whole file; `pagamento` is the index of the payment concerned. */
export function check({ pagador, pagamentos, geracao }: Remittance): (Finding & { pagamento?: number })[] {
  const findings: (Finding & { pagamento?: number })[] = [...checkPayer(pagador)]
  if (pagamentos.length === 0 || pagamentos.length > mostPayments) {
    findings.push({
      regra: 'quantidadeDePagamentos',
      valor: String(pagamentos.length),
      limite: String(mostPayments),
      mensagem: said('banco.arquivoTem1Pagamentos', { maximo: mostPayments }),
    })
    return findings
  }
  if (
    dialects[pagador.banco].pix?.ownFile &&
    new Set(pagamentos.map(({ forma }) => forma === 'Pix')).size > 1
  ) {
    const mensagem = said('banco.bancoPagamentosPixVaoArquivo', { banco: pagador.banco })
    findings.push({ regra: 'pixSeparado', campo: 'forma', mensagem })
  }
  for (const [at, payment] of pagamentos.entries()) {
    for (const one of checkPayment(pagador, payment, geracao.data)) findings.push({ ...one, pagamento: at })
  }
  return findings
}

/** Risks that do not prevent writing the file. */
export function warnings({ pagador }: Remittance): Message[] {
  return /[A-Z]/.test(pagador.documento) ? [said('banco.cnpjComLetras')] : []
}
