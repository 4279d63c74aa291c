import { spoken } from '../../text/language.ts'

export const text = spoken({
  pt: {
    title: 'Experimentar a API',
    intro:
      'Escolha uma operação, preencha e veja a resposta. Daqui ela é chamada com a sua sessão e as suas permissões; o curl ao lado faz o mesmo com um token.',
    operation: 'Operação',
    call: 'Chamar',
    answer: 'Resposta',
    took: (ms: number) => `${ms} ms`,
    curl: 'O mesmo pela linha de comando',
    reference: 'Ver na referência',
    body: 'Corpo em JSON',
    simulate: 'Envios vão daqui sempre com SIMULAR = S: nada é alterado.',
    wrongJson: 'O corpo não é um JSON válido.',
    lacking: (right: string) => `Falta a você a permissão ${right}.`,
    long: 'A resposta é longa; aqui está o começo.',
  },
  en: {
    title: 'Try the API',
    intro:
      'Choose an operation, fill it in and see the answer. From here it is called with your session and your rights; the curl beside it does the same with a token.',
    operation: 'Operation',
    call: 'Call',
    answer: 'Answer',
    took: (ms: number) => `${ms} ms`,
    curl: 'The same by the command line',
    reference: 'See it in the reference',
    body: 'Body as JSON',
    simulate: 'Batches always go from here with SIMULAR = S: nothing is changed.',
    wrongJson: 'The body is no valid JSON.',
    lacking: (right: string) => `You lack the right ${right}.`,
    long: 'The answer is long; this is how it begins.',
  },
})
