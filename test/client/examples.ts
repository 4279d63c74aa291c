import { connect } from '../../client/index.ts'

const connection = connect(process.env.VINCULO_SERVER!, { token: process.env.VINCULO_TOKEN! })

import { recebeAlunos } from '../../catalogue/academic/recebe-alunos.ts'
import { sendRecords } from '../../client/index.ts'

const alunos = [
  {
    ESIAL_IDENTIFICACAO: '2026009001',
    ESIAL_ALUNO: 'Rafael Prado Siqueira',
    ESIAL_CPF: '39053344705',
    ESIAL_LOGIN: 'rafael.siqueira',
    ESIAL_TELEFONE2: '11987654321',
    ESIAL_ENDERECO: 'Rua das Palmeiras',
    ESIAL_CIDADE: 'São Paulo',
    ESIAL_UF: 'SP',
    ESIAL_CEP: '01310100',
  },
]

for await (const sent of sendRecords(connection, recebeAlunos, alunos)) {
  console.log(`lote ${sent.lote}: ${sent.batch.SITUACAO}`)
  for await (const { SEQUENCIA, RESULTADO, OCORRENCIAS } of sent.outcomes()) {
    const record = sent.records[SEQUENCIA! - 1]!
    console.log(
      record.ESIAL_IDENTIFICACAO,
      RESULTADO,
      OCORRENCIAS.map(({ MENSAGEM }) => MENSAGEM),
    )
  }
}

import { retornaDadosIntegracaoAlunos } from '../../catalogue/query/retorna-dados-integracao-alunos.ts'
import { elements, pages } from '../../client/index.ts'

for await (const aluno of elements(connection, retornaDadosIntegracaoAlunos, { dataInicio: '2026-01-01' })) {
  console.log(aluno.identificacao, aluno.aluno)
}
for await (const page of pages(connection, retornaDadosIntegracaoAlunos, {
  dataInicio: '2026-01-01',
  quantidade: 500,
})) {
  console.log(`página ${page.paginaAtual} de ${page.totalPaginas}: ${page.elementos.length} elementos`)
}

import { consultaLote } from '../../catalogue/batches/consulta-lote.ts'
import { call, problemOf, Unreachable } from '../../client/index.ts'

try {
  const { LOTE } = await call(connection, consultaLote, { LOTE: 999999 })
  console.log(LOTE?.SITUACAO)
} catch (error) {
  const problem = problemOf(consultaLote, error)
  if (problem?.code === 'LOTE_INEXISTENTE') console.log(`não há esse lote (pedido ${problem.requestId})`)
  else if (error instanceof Unreachable) console.log('a plataforma não respondeu')
  else throw error
}
