import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { vagaMachine } from '../../catalogue/machines/vaga.ts'
import { enviaArquivo } from '../../catalogue/management/arquivo/index.ts'
import { assina } from '../../catalogue/management/assinatura/assina.ts'
import { consentimento } from '../../catalogue/management/assinatura/consentimento.ts'
import { alteraAluno } from '../../catalogue/management/cadastro/altera-aluno.ts'
import { alteraContrato } from '../../catalogue/management/contrato/index.ts'
import { alteraConvenio, incluiConvenio } from '../../catalogue/management/convenio/index.ts'
import { confirmaFechamento } from '../../catalogue/management/faturamento/fechamento.ts'
import { entregaPendencia } from '../../catalogue/management/pendencia/index.ts'
import { consultaRetorno } from '../../catalogue/management/retorno/consulta-retorno.ts'
import { leRetorno } from '../../catalogue/management/retorno/le-retorno.ts'
import { encerraVaga } from '../../catalogue/management/vaga/index.ts'
import { listaVagas } from '../../catalogue/management/vaga/lista-vagas.ts'
import { decimal, group, money, number, secretText, text } from '../../catalogue/output.ts'
import { alike } from '../../catalogue/phrase.ts'
import { Problem } from '../../client/problem.ts'
import type { Action, Finding, HistoryEntry } from '../../client/types.ts'
import { isFiltered, parseSearch, stringifySearch, wantedBy } from '../../console/derive/address.ts'
import { bulkFor, forMany, sorted, unfitFor } from '../../console/derive/bulk.ts'
import { columnsOf, valueAt, wordsFor } from '../../console/derive/columns.ts'
import {
  asProven,
  controlOf,
  fillable,
  formOf,
  inputOf,
  missingIn,
  seenIn,
} from '../../console/derive/controls.ts'
import { detailsOf, rowDetailsOf } from '../../console/derive/details.ts'
import { mayCall } from '../../console/derive/doors.ts'
import { fieldErrors } from '../../console/derive/field-errors.ts'
import { partsOf } from '../../console/derive/findings.ts'
import * as format from '../../console/derive/format.ts'
import { calledIn, titleOf } from '../../console/derive/noun.ts'
import { nextOrder, sortOf } from '../../console/derive/order.ts'
import { givenBy, listedBy, outcomeOf } from '../../console/derive/outcome.ts'
import { prefilled } from '../../console/derive/prefill.ts'
import { institutionIn, singleSignOn } from '../../console/derive/sign-in.ts'
import { arrowStanding, statesStanding } from '../../console/derive/standing.ts'

describe('the address of a list', () => {
  const wanted = (text: string) => wantedBy(listaVagas, parseSearch(text))

  it('determines the request, and is written as it is read', () => {
    for (const text of [
      '',
      '?busca=a%26b&situacao=Aberta&situacao=Suspensa',
      '?fimInscricaoDe=2026-01-31&ordem=-titulo',
      '?tipo=N&cursor=abc',
    ]) {
      const again = stringifySearch(wanted(text))
      assert.deepEqual(wanted(again), wanted(text), text)
    }
    assert.deepEqual(wanted('?situacao=Aberta&quantidade=9&x=1'), { situacao: ['Aberta'] })
    assert.equal(stringifySearch({ busca: '2026001234', situacao: undefined, tipo: '' }), '?busca=2026001234')
  })

  it('drops parameters that the declaration does not allow', () => {
    assert.deepEqual(wanted('?situacao=Inventada&tipo=zz&fimInscricaoDe=31%2F01&ordem=senha&busca='), {})
    assert.equal(isFiltered(wanted('?ordem=titulo&cursor=x')), false)
    assert.equal(isFiltered(wanted('?busca=x')), true)
  })

  it('orders by a column, and reverses the order the second time', () => {
    assert.equal(nextOrder('titulo', '-atualizacao'), 'titulo')
    assert.equal(nextOrder('titulo', 'titulo'), '-titulo')
    assert.equal(nextOrder('titulo', '-titulo'), 'titulo')
    assert.deepEqual(
      ['titulo', '-titulo', 'outra'].map((order) => sortOf('titulo', order)),
      ['ascending', 'descending', 'none'],
    )
  })
})

describe('the columns of a listing', () => {
  const columns = columnsOf(listaVagas.columns)
  const words = (path: string, value: unknown) => wordsFor(columns.find((one) => one.path === path)!, value)

  it('are the leaves of its declaration, without technical ones', () => {
    const paths = columns.map(({ path }) => path)
    assert.ok(paths.includes('concedente.nome'))
    assert.ok(!paths.includes('versao'))
    assert.equal(valueAt({ concedente: null }, 'concedente.nome'), undefined)
    assert.equal(valueAt({ concedente: { nome: 'ACME' } }, 'concedente.nome'), 'ACME')
  })

  it('format values the Brazilian way, and show codes by meaning', () => {
    assert.equal(words('tipo', 'N'), 'Estágio não obrigatório')
    assert.equal(words('fimInscricao', '2026-01-31'), '31/01/2026')
    assert.equal(words('atualizacao', '2026-11-15T09:05:59'), '15/11/2026 09:05')
    assert.equal(words('quantidade', 1234), '1.234')
    assert.equal(words('concedente.documento', '12ABC34501DE35'), '12.ABC.345/01DE-35')
    assert.equal(words('titulo', null), '')
    assert.equal(format.decimal('1234567.5'), '1.234.567,50')
    assert.equal(format.documento('52998224725'), '529.982.247-25')
    assert.equal(format.documento('***.982.247-**'), '***.982.247-**')
  })
})

describe('the text of a page', () => {
  const shape = {
    identificador: number(alike('Identificador do registro')),
    contrato: number(alike('Número do contrato')),
    contratoIdentificador: number(alike('Identificador do contrato')),
    bolsa: group({ valor: money(alike('Valor da bolsa')), tipo: text(alike('Tipo')) }),
    horas: group({ semanal: decimal(alike('Horas semanais')) }),
    estagiario: group({
      identificador: number(alike('x')),
      nome: text(alike('Nome: o social')),
      nomeCivil: text(alike('y')),
      cpf: text(alike('CPF')),
    }),
    link: secretText(alike('Endereço')),
    vazio: group({ nome: text(alike('z')) }),
  }
  const details = detailsOf(shape, {
    identificador: 7,
    contrato: 12345,
    contratoIdentificador: 9,
    bolsa: { valor: '1200.00', tipo: 'Mensal' },
    horas: { semanal: '30.00' },
    estagiario: { identificador: 4, nome: 'Ana', nomeCivil: 'Ana', cpf: '52998224725' },
    link: '/arquivos/x',
    vazio: null,
  })

  it('combines fields that belong together, with the id of the referenced record', () => {
    assert.deepEqual(
      details.map(({ name, label, words, names, secret }) => [name, label, words, names?.id, secret]),
      [
        ['contrato', 'Contrato', '12345', 9, false],
        ['bolsa', 'Bolsa', 'R$ 1.200,00', undefined, false],
        ['horas', 'Horas', '', undefined, false],
        ['estagiario', 'Estagiário', 'Ana', 4, false],
        ['link', 'Endereço', '/arquivos/x', undefined, true],
      ],
    )
    assert.deepEqual(
      details.flatMap(({ more }) => more.map(({ label, words }) => `${label}: ${words}`)),
      ['Tipo: Mensal', 'Horas semanais: 30', 'CPF: 529.982.247-25'],
    )
    assert.deepEqual(detailsOf(shape, { contrato: 1 }, ['contrato']), [])
  })

  it('names a record by its title, or by its kind where the title is only a number', async () => {
    const { contrato } = await import('../../console/nouns/contrato.ts')
    const { aluno } = await import('../../console/nouns/cadastros.ts')
    assert.equal(titleOf(contrato, { contrato: 12345 }, 1), 'Contrato 12345')
    assert.equal(titleOf(contrato, { contrato: 305, sequencia: 2 }, 1), 'Contrato 305-2')
    assert.equal(titleOf(contrato, {}, 8), 'Contrato 8')
    const row = { id: 9, contrato: 305, sequencia: 2, aluno: { nome: 'Bia' } }
    assert.deepEqual(
      [calledIn(row, contrato), calledIn({ ...row, sequencia: 1 }, contrato)],
      ['305-2 · Bia', '305 · Bia'],
    )
    assert.equal(titleOf(aluno, { aluno: 'Ítalo', nomeSocial: 'Íris' }, 1), 'Íris')
    assert.equal(titleOf(aluno, { aluno: 'Ítalo', nomeSocial: '' }, 1), 'Ítalo')
    assert.equal(titleOf(aluno, { aluno: `${'a'.repeat(90)}\nb` }, 1), `${'a'.repeat(79)}…`)
  })

  it('formats sizes, telephones and postal codes', () => {
    assert.deepEqual([999, 1234, 2_500_000].map(format.size), ['999 bytes', '1,2 kB', '2,5 MB'])
    assert.deepEqual(
      [
        format.known('cep', '01310100'),
        format.known('telefone', '11987654321'),
        format.known('nome', '01310100'),
      ],
      ['01310-100', '(11) 98765-4321', '01310100'],
    )
    assert.deepEqual(['30.00', '7.50', '1000', '0'].map(format.figure), ['30', '7,5', '1.000', '0'])
  })
})

describe('a command over many rows', () => {
  it('is offered where some row has the right state, and not where each needs its own file', async () => {
    const { vaga } = await import('../../console/nouns/vaga.ts')
    const { arquivo } = await import('../../console/nouns/arquivo.ts')
    const offered = (noun: typeof vaga, ...states: string[]) =>
      bulkFor(
        noun,
        'situacao',
        states.map((situacao) => ({ situacao })),
      ).map(({ id }) => id)
    assert.deepEqual(offered(vaga, 'Suspensa'), ['ReabreVaga', 'EncerraVaga', 'CancelaVaga'])
    assert.ok(offered(vaga, 'Suspensa', 'Em aprovação').includes('AprovaVaga'))
    assert.deepEqual(offered(vaga, 'Cancelada'), [])
    assert.deepEqual(offered(arquivo, 'Recusado'), [])
  })

  it('says in advance how many rows it cannot change', async () => {
    const { vaga } = await import('../../console/nouns/vaga.ts')
    const reopens = vaga.commands.find(({ id }) => id === 'ReabreVaga')!
    const rows = ['Aberta', 'Cancelada', 'Suspensa'].map((situacao) => ({ situacao }))
    assert.equal(unfitFor(reopens, 'situacao', rows), 2)
    assert.equal(unfitFor(reopens, 'situacao', rows.slice(2)), 0)
    assert.equal(unfitFor(reopens, undefined, rows), 0)
  })

  it('separates done rows from refused ones', () => {
    const outcome = (id: number, aceito: boolean) => ({ id, aceito, codigo: '', mensagem: '', achados: [] })
    const { done, refused } = sorted([outcome(1, true), outcome(2, false)])
    assert.deepEqual([done.map(({ id }) => id), refused.map(({ id }) => id)], [[1], [2]])
  })
})

describe('access to a page', () => {
  const person = (tipo: string, ...permissoes: string[]) => ({
    pessoa: { tipo, permissoes, porUnidade: false },
  })
  it('follows the rights of staff and the kind of party, never one for the other', () => {
    const doors = { staff: 'contratos.ver', party: ['aluno'] } as const
    const may = (who: ReturnType<typeof person>) => mayCall(who, { id: 'X', doors })
    assert.equal(may(person('usuario', 'contratos.ver')), true)
    assert.equal(may(person('usuario', 'projetos.ver')), false)
    assert.equal(may(person('aluno')), true)
    assert.equal(may(person('professor', 'contratos.ver')), false)
    assert.equal(mayCall({ pessoa: null }, { id: 'X', doors }), false)
    const { pessoa } = person('usuario', 'contratos.ver')
    const local = { pessoa: { ...pessoa, porUnidade: true } }
    assert.equal(mayCall(local, { id: 'X', doors }), true)
    assert.equal(mayCall(local, { id: 'X', doors: { ...doors, unlimited: true } }), false)
  })
})

describe('the form of a command', () => {
  const fields = formOf(encerraVaga.input)

  it('asks for its fields, required ones first, and for nothing that the page knows', () => {
    assert.deepEqual(
      fields.map(({ name, required, control }) => [name, required, control.kind]),
      [
        ['motivo', true, 'lines'],
        ['causa', false, 'choice'],
        ['data', false, 'day'],
        ['quantidadePreenchida', false, 'number'],
      ],
    )
  })

  it('sends filled fields in their type, and knows which are missing', () => {
    const typed = { motivo: ' A obra parou. ', causa: '', quantidadePreenchida: '2' }
    assert.deepEqual(inputOf(fields, typed), { motivo: 'A obra parou.', quantidadePreenchida: 2 })
    assert.deepEqual(missingIn(fields, typed), [])
    assert.deepEqual(missingIn(fields, { motivo: '  ' }), ['motivo'])
  })

  it('shows the errors of a refusal at its fields, without codes', () => {
    const campos = [
      {
        campo: 'data',
        codigo: 'DATA_FUTURA',
        detalhes: {},
        mensagem: 'DATA_FUTURA: A data é depois de hoje.',
      },
      { campo: 'outro', codigo: 'X', detalhes: {}, mensagem: 'X: y' },
    ]
    const problem = new Problem({ codigo: 'REGISTRO_INVALIDO', mensagem: '', campos }, 422, new Headers())
    assert.deepEqual(fieldErrors(problem), { data: 'A data é depois de hoje.', outro: 'y' })
    assert.deepEqual(fieldErrors(new Error('x')), {})
  })
})

describe('the form of a change', () => {
  const fields = formOf(alteraConvenio.input)
  const record = {
    identificador: 7,
    convenio: 'CV 1',
    tipo: 'Convênio',
    concedente: { identificador: 3, nomeFantasia: 'Padaria', documento: '1' },
    instituicao: null,
    inicio: '2026-01-01',
    termino: null,
    renovacaoAutomatica: 'Não',
    cursos: [{ identificador: 9, codigoIntegracao: 'DIR', curso: 'Direito' }],
  }
  const { typed, names } = prefilled(fields, record)

  it('is filled from the record, with names for ids', () => {
    assert.deepEqual(typed, {
      convenio: 'CV 1',
      tipo: 'Convênio',
      concedente: '3',
      instituicao: '',
      agente: '',
      inicio: '2026-01-01',
      termino: '',
      renovacaoAutomatica: 'N',
      cursos: [{ curso: '9' }],
    })
    assert.deepEqual(names, { 'pessoa:3': 'Padaria', 'curso:9': 'Direito' })
  })

  it('sends changed fields, cleared ones as empty, and nothing else', () => {
    assert.deepEqual(inputOf(fields, typed, typed), {})
    const changed = { ...typed, termino: '2027-01-31', tipo: '', concedente: '4', cursos: [{}] }
    assert.deepEqual(inputOf(fields, changed, typed), {
      termino: '2027-01-31',
      tipo: '',
      concedente: 4,
      cursos: [],
    })
  })

  it('takes its fields from the page for a record that batches feed', () => {
    const form = formOf(alteraAluno.input)
    const filled = prefilled(form, { telefone2: '11', nomeSocial: 'Ana' })
    const registro = filled.typed.registro as Record<string, string>
    assert.deepEqual([registro.ESIAL_TELEFONE2, registro.ESIAL_NOME_SOCIAL], ['11', 'Ana'])
    const next = { registro: { ...registro, ESIAL_TELEFONE2: '22' } }
    assert.deepEqual(inputOf(form, next, filled.typed), { registro: { ESIAL_TELEFONE2: '22' } })
  })

  it('asks for the required fields of every row', () => {
    const form = formOf(incluiConvenio.input)
    assert.deepEqual(
      missingIn(form, { convenio: 'x', inicio: '2026-01-01', concedente: '1', cursos: [{}] }),
      [],
    )
    assert.deepEqual(missingIn(form, {}), ['convenio', 'concedente', 'inicio'])
  })
})

describe('the form of a contract', () => {
  it('is filled from groups whose names begin like its fields, and from aliases', () => {
    const { typed, names } = prefilled(formOf(alteraContrato.input), {
      tipoContrato: { tipoContrato: 'Estágio' },
      estagiario: { identificador: 4, nome: 'Ana', cpf: '1' },
      professor: { professor: 'Célia' },
      orientador: { identificador: 6, codigoIntegracao: 'P', professor: 'Célia' },
      bolsa: { valor: '1200.50', tipo: 'Mensal' },
      auxilioTransporte: { valor: '10.00' },
      horas: { semanal: '30.00' },
    })
    assert.deepEqual(
      [typed.tipoContrato, typed.aluno, typed.professor, typed.bolsaValor, typed.bolsaTipo],
      ['Estágio', '4', '6', '1.200,50', 'Mensal'],
    )
    assert.deepEqual([typed.auxilioTransporteValor, typed.horasSemanal, typed.curso], ['10,00', '30,00', ''])
    assert.deepEqual(names, { 'aluno:4': 'Ana', 'professor:6': 'Célia' })
  })

  it('offers no choice among records that the user may not see, unless it is required', () => {
    const named = (mayChoose: boolean) =>
      fillable(formOf(incluiConvenio.input), () => mayChoose).flatMap(({ name, control }) =>
        control.kind === 'related' ? [name] : [],
      )
    assert.deepEqual(named(false), ['concedente'])
    assert.ok(named(true).length > 1)
  })

  it('asks for a file where a content is expected, and labels flags and fields', () => {
    const kinds = Object.fromEntries(
      formOf(enviaArquivo.input).map(({ name, control }) => [name, control.kind]),
    )
    assert.deepEqual([kinds.conteudo, kinds.contrato], ['content', 'related'])
    const helps = formOf(alteraAluno.input).flatMap(({ control }) =>
      control.kind === 'group' ? control.fields.map(({ help }) => help) : [],
    )
    assert.ok(helps.length > 10)
    for (const help of helps) assert.doesNotMatch(help, /ESIAL_|^S /)
  })
})

describe('the name of the signed-in user', () => {
  it('is abbreviated to initials where there is no room', () => {
    const names = ['Ana Jesus Cardoso', 'Administração', 'Zé da  Silva', '']
    assert.deepEqual(names.map(format.initials), ['AC', 'A', 'ZS', ''])
  })
})

describe('the form of a signature', () => {
  const fields = formOf(assina.input)

  it('has a checkbox with the consent, and asks for nothing that the page knows', () => {
    const [aceite, ...others] = fields
    assert.deepEqual(
      [aceite?.control, aceite?.help, aceite?.required],
      [{ kind: 'tick', value: 'S' }, consentimento.texto, true],
    )
    assert.deepEqual(
      others.map(({ name }) => name),
      ['senha'],
    )
    assert.deepEqual(missingIn(fields, {}), ['aceite'])
    assert.deepEqual(inputOf(fields, { aceite: 'S' }), { aceite: 'S' })
    assert.deepEqual(seenIn(assina.input, { hash: 'abc', nome: 'Termo' }), { hash: 'abc' })
    assert.deepEqual(seenIn(assina.input, { hash: '' }), {})
  })

  it('asks for the password only of users who signed in with one', () => {
    const asked = (metodo: string) =>
      asProven(fields, assina, metodo).map(({ name, required }) => [name, required])
    assert.deepEqual(asked('senha'), [
      ['aceite', true],
      ['senha', true],
    ])
    assert.deepEqual(asked('oidc'), [['aceite', true]])
    assert.equal(asProven(fields, {}, 'oidc'), fields)
  })

  it('keeps an optional choice of one value a choice', () => {
    const choice = { ...assina.input.aceite, required: false }
    assert.equal(controlOf(choice).kind, 'choice')
  })
})

describe('the form of a delivery', () => {
  it('asks for the document first and for the reason last', () => {
    assert.deepEqual(
      formOf(entregaPendencia.input).map(({ name, control }) => [name, control.kind]),
      [
        ['conteudo', 'content'],
        ['parecer', 'lines'],
        ['arquivo', 'related'],
        ['respostas', 'answers'],
        ['motivo', 'lines'],
      ],
    )
  })

  it('asks for no document when it covers many records', () => {
    const names = formOf(forMany(entregaPendencia).input).map(({ name }) => name)
    assert.deepEqual(names, ['parecer', 'arquivo', 'motivo'])
  })
})

describe('the position of a record in its machine', () => {
  const entry = (de: string, para: string, momento: string) => ({ de, para, momento }) as HistoryEntry
  const action = (movimento: string, para: string, permitido: boolean) =>
    ({ movimento, para, permitido }) as Action
  const history = [
    entry('Em aprovação', 'Aberta', '2026-02-01T10:00:00'),
    entry('', 'Em aprovação', '2026-01-01T10:00:00'),
  ]
  const actions = [action('suspender', 'Suspensa', true), action('encerrar', 'Encerrada', false)]

  it('shows past, current and reachable states', () => {
    const standing = statesStanding(vagaMachine, 'Aberta', history, actions)
    assert.deepEqual(
      standing.map(({ state, place }) => [state, place]),
      [
        ['Em aprovação', 'past'],
        ['Aberta', 'now'],
        ['Suspensa', 'next'],
        ['Reprovada', 'other'],
        ['Encerrada', 'next'],
        ['Cancelada', 'other'],
      ],
    )
    assert.equal(standing[1]!.since, '2026-02-01T10:00:00')
  })

  it('marks moves as allowed, blocked or not from this state', () => {
    const arrow = (from: string, move: string) => arrowStanding({ from, moves: [move] }, 'Aberta', actions)
    assert.equal(arrow('Aberta', 'suspender'), 'open')
    assert.equal(arrow('Aberta', 'encerrar'), 'closed')
    assert.equal(arrow('Suspensa', 'encerrar'), 'idle')
    assert.equal(arrow('Aberta', 'cancelar'), 'idle')
  })
})

describe('the sign-in page', () => {
  it('takes the institution from the address, or from the last time', () => {
    assert.equal(institutionIn('?cliente=usp', 'demo'), 'usp')
    assert.equal(institutionIn('', 'demo'), 'demo')
    assert.equal(institutionIn('', null), '')
  })

  it('returns from single sign-on to the requested page, without the path prefix', () => {
    const address = 'https://x.edu.br/vinculo/sessao/oidc?cliente=demo'
    const link = new URL(singleSignOn(address, '/vinculo', '/vinculo/vagas?busca=a'))
    assert.equal(link.searchParams.get('destino'), '/vagas?busca=a')
    assert.equal(link.searchParams.get('cliente'), 'demo')
    assert.equal(new URL(singleSignOn(address, '/vinculo', '/vinculo')).searchParams.get('destino'), '/')
  })
})

it('findings of rules format days and decimals for readers', () => {
  const found = { valor: '45.00', limite: '7.5', proposta: '2028-11-30', artigo: 'Lei 11.788, art. 10' }
  assert.deepEqual(
    partsOf(found as Finding).map((part) => part.split(': ')[1]),
    ['45', '7,5', '30/11/2028', 'Lei 11.788, art. 10'],
  )
})

describe('the result of a command', () => {
  it('is one line: the outcome, and of possible flags only the set ones', () => {
    const told = outcomeOf(leRetorno, { id: 1, repetido: true, pagos: 0, recusados: 1200 })
    assert.match(told, /^Ler retorno: feito\. Arquivo já lido antes, nada mudou\. /)
    assert.match(told, / Recusados: 1\.200\./)
    assert.doesNotMatch(outcomeOf(leRetorno, { id: 1, repetido: false }), /já tinha/)
  })

  it('links to the list it belongs to, and the address of a form fills its fields', () => {
    assert.deepEqual(listedBy(confirmaFechamento, { competencia: '2026-03', SIMULAR: 'N' }), {
      competencia: '2026-03',
    })
    assert.equal(listedBy(leRetorno, { conteudo: 'x' }), undefined)
    const search = { competencia: '2026-03', outro: 'x' }
    assert.deepEqual(givenBy(confirmaFechamento.input, search), { competencia: '2026-03' })
    const excluir = [{ contrato: 7, competencia: '2026-01', outro: 'x' }, 'x', {}]
    assert.deepEqual(givenBy(confirmaFechamento.input, { ...search, excluir }), {
      competencia: '2026-03',
      excluir: [{ contrato: '7', competencia: '2026-01' }],
    })
  })

  it('rows name records by their title leaf, and summarise nested lists', () => {
    const row = {
      identificador: 7,
      linha: 3,
      pagamento: 4,
      ocorrencias: [
        { codigo: 'AG', descricao: 'Agência inválida' },
        { codigo: 'ZZ', descricao: '' },
      ],
    }
    const { fields } = consultaRetorno.element.itens
    const told = new Map(rowDetailsOf(fields, row).map((one) => [one.name, one]))
    assert.deepEqual([...told.keys()], ['linha', 'pagamento', 'ocorrencias'])
    assert.deepEqual(told.get('linha')?.names, { noun: 'retorno_item', id: 7 })
    assert.deepEqual(told.get('pagamento')?.names, { noun: 'remessa_item', id: 4 })
    assert.match(told.get('ocorrencias')?.words ?? '', /^Agência inválida/)
  })
})
